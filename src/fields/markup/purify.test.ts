// @vitest-environment jsdom
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { escapeText } from "../../domain/markup/entities.ts";
import { MARKUP_ATTRIBUTES, MARKUP_TAGS } from "../../domain/markup/allowed-markup.ts";
import { HOSTILE_MARKUP } from "../../domain/markup/testing/hostile-markup.ts";
import { hostileLinks } from "../../../tests/oracles/hostile-links.ts";
import { purifiedElements } from "./purify.ts";

const OWN_ATTRIBUTES: ReadonlySet<string> = new Set(["target", "rel", "data-address"]);

/** An attribute that may stand there with this value. */
function isHarmless({ name, value }: Attr): boolean {
  if (name === "href") return /^https?:\/\//.test(value);
  if (name === "src") return /^(?:\/(?![/\\])|data:image\/(?!svg))/.test(value);
  return MARKUP_ATTRIBUTES.has(name) || OWN_ATTRIBUTES.has(name);
}

test("of over five hundred hostile bodies nothing is left that runs or is fetched from elsewhere", () => {
  expect(HOSTILE_MARKUP.length).toBeGreaterThan(500);
  for (const markup of HOSTILE_MARKUP) {
    const elements = [...purifiedElements(markup).querySelectorAll("*")];
    const harmful = elements.filter(
      ({ localName, attributes }) => !MARKUP_TAGS.has(localName) || ![...attributes].every(isHarmless),
    );
    expect(harmful, markup).toEqual([]);
  }
});

test("of 5,000 hostile links none is one, and a good one beside them is", () => {
  const links = fc.sample(hostileLinks, { numRuns: 5_000, seed: 33 });
  const written = [...links, "https://example.com/a?b=1"].map(
    (link) => `<a href="${escapeText(link)}">看</a>`,
  );
  const elements = purifiedElements(written.join(""));
  expect(elements.querySelectorAll("a")).toHaveLength(5_001);
  expect([...elements.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"))).toEqual([
    "https://example.com/a?b=1",
  ]);
});
