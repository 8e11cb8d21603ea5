import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-5", { first: 2, last: 5 }],
  ["bytes=2-", { first: 2, last: 9 }],
  ["bytes=2-500", { first: 2, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-500", { first: 0, last: 9 }],
  ["BYTES= 9 - ", { first: 9, last: 9 }],
  ["bytes=10-", "none"],
  ["bytes=99999999999999999999-", "none"],
  ["bytes=-0", "none"],
  ["bytes=5-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,3-4", "whole"],
  ["lines=0-1", "whole"],
  ["nonsense", "whole"],
  [undefined, "whole"],
] as const)("of ten bytes %s is %o", (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});

test("of an empty file there is no part", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("none");
  expect(readByteRange("bytes=-5", 0)).toBe("none");
});
