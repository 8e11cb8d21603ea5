import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readNested, writeNested } from "./nested-search.ts";

const ids = ["a", "b"];

test("a screen sees its own parameters over those of the page, and nothing of the others", () => {
  const search = "tab=a&id=5&page=9&a.page=2&b.page=3";
  expect(readNested(search, "a", ids)).toBe("page=2&id=5");
  expect(readNested(search, "b", ids)).toBe("page=3&id=5");
});

test("what a screen writes stands under its prefix; the page and the others keep theirs", () => {
  expect(writeNested("tab=a&id=5&a.page=2&b.page=3", "a", ids, "id=5&page=4&f.x=1")).toBe(
    "tab=a&id=5&b.page=3&a.page=4&a.f.x=1",
  );
});

const name = fc.stringMatching(/^[a-z]{1,3}(\.[a-z]{1,3})?$/).filter((text) => !/^(a\.|b\.|tab$)/.test(text));
const query = fc.dictionary(name, fc.string({ minLength: 1 }));

test("what was written is read again, whatever the page and the other tab have", () => {
  fc.assert(
    fc.property(query, query, query, (page, neighbour, tabQuery) => {
      const before = writeNested(
        `${new URLSearchParams(page)}`,
        "b",
        ids,
        `${new URLSearchParams(neighbour)}`,
      );
      const after = writeNested(before, "a", ids, `${new URLSearchParams(tabQuery)}`);
      const seen = Object.fromEntries(new URLSearchParams(readNested(after, "a", ids)));
      expect(seen).toEqual({ ...page, ...tabQuery });
      expect(readNested(after, "b", ids)).toBe(readNested(before, "b", ids));
    }),
  );
});
