import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MARKUP_TAGS } from "./allowed-markup.ts";
import { keepAllowedMarkup } from "./keep-allowed-markup.ts";

const STRANGE_TAGS = [
  "script",
  "style",
  "svg",
  "math",
  "template",
  "iframe",
  "form",
  "noscript",
  "title",
  "x-a",
];
const PIECES = [
  "<",
  ">",
  '"',
  "'",
  "&",
  "&lt;",
  "&#60;",
  "<!--",
  "-->",
  "</p>",
  "]]>",
  "甲",
  " ",
  "\n",
  "=",
  "/",
];

const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join(""));
const name = fc.constantFrom(...MARKUP_TAGS, ...STRANGE_TAGS);
const attribute = fc
  .tuple(
    fc.constantFrom("href", "src", "alt", "title", "colspan", "onclick", "style"),
    fc.constantFrom('"', "'", ""),
    text,
  )
  .map(([key, quote, value]) => ` ${key}=${quote}${value}${quote}`);

/** Elements in elements, closed or not, with texts between them. */
const { tree } = fc.letrec<{ readonly tree: string; readonly element: string }>((tie) => ({
  tree: fc
    .array(fc.oneof({ depthSize: "small" }, text, tie("element")), { maxLength: 4 })
    .map((parts) => parts.join("")),
  element: fc
    .tuple(name, fc.array(attribute, { maxLength: 3 }), tie("tree"), fc.boolean())
    .map(
      ([tag, list, within, isClosed]) => `<${tag}${list.join("")}>${within}${isClosed ? `</${tag}>` : ""}`,
    ),
}));

test("of 2,000 trees what was kept is kept as it is, and has only allowed tags", () => {
  fc.assert(
    fc.property(tree, (markup) => {
      const kept = keepAllowedMarkup(markup);
      expect(keepAllowedMarkup(kept)).toBe(kept);
      for (const [, tag = ""] of kept.matchAll(/<\/?([^\s>]*)/g)) expect(MARKUP_TAGS).toContain(tag);
    }),
    { numRuns: 2_000, seed: 2 },
  );
});
