import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readNested, writeNested } from "./nested-search.ts";

test("a screen sees its own parameters, and nothing of the page or the others", () => {
  const search = "tab=a&id=5&page=9&a.page=2&b.page=3";
  expect(readNested(search, "a")).toBe("page=2");
  expect(readNested(search, "b")).toBe("page=3");
  expect(readNested(search, "c")).toBe("");
});

test("what a screen writes stands under its prefix; the page and the others keep theirs", () => {
  expect(writeNested("tab=a&id=5&a.page=2&b.page=3", "a", "page=4&f.x=1")).toBe(
    "tab=a&id=5&b.page=3&a.page=4&a.f.x=1",
  );
});

const name = fc.stringMatching(/^[a-z]{1,3}(\.[a-z]{1,3})?$/).filter((text) => !/^[ab]\./.test(text));
const query = fc.dictionary(name, fc.string({ minLength: 1 }));

test("what was written is read again, whatever the page and the other screen have", () => {
  fc.assert(
    fc.property(query, query, query, (page, neighbour, own) => {
      const before = writeNested(`${new URLSearchParams(page)}`, "b", `${new URLSearchParams(neighbour)}`);
      const after = writeNested(before, "a", `${new URLSearchParams(own)}`);
      expect(Object.fromEntries(new URLSearchParams(readNested(after, "a")))).toEqual(own);
      expect(readNested(after, "b")).toBe(readNested(before, "b"));
    }),
  );
});
