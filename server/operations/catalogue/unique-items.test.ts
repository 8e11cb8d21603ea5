import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { uniqueItems } from "./unique-items.ts";

const ajv = new Ajv2020({ allErrors: true });
ajv.removeKeyword("uniqueItems").addKeyword(uniqueItems);
const unique = ajv.compile({ type: "array", uniqueItems: true });
const any = ajv.compile({ type: "array", uniqueItems: false });

test.each([
  [[], true],
  [[1, 2, "1", "{}", {}, [], null, true, "true"], true],
  [[1, 2, 1], false],
  [["a", "b", "a"], false],
  [[null, null], false],
  [
    [
      { a: 1, b: { c: 2, d: 3 } },
      { b: { d: 3, c: 2 }, a: 1 },
    ],
    false,
  ],
  [[{ a: 1 }, { a: 2 }], true],
  [
    [
      [1, 2],
      [2, 1],
    ],
    true,
  ],
  [
    [
      [1, 2],
      [1, 2],
    ],
    false,
  ],
])("%j: %s", (items, isUnique) => {
  expect(unique(items)).toBe(isUnique);
  expect(any(items)).toBe(true);
});

test("a long list is checked without comparing each pair, which would take hours", () => {
  expect(unique(Array.from({ length: 200_000 }, (_none, index) => ({ index })))).toBe(true);
});
