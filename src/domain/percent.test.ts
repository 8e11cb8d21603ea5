import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { fractionToPercent, percentToFraction } from "./percent.ts";

test.each([
  [0.0325, 3.25],
  [0.07, 7],
  [0.29, 29],
  [1e-7, 0.00001],
  [-0.13, -13],
])("the fraction %d is %d percent", (fraction, percent) => {
  expect(fractionToPercent(fraction)).toBe(percent);
  expect(percentToFraction(percent)).toBe(fraction);
});

test("a percentage of two decimals survives the way there and back", () => {
  assert(
    property(integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      const percent = Number((hundredths / 100).toFixed(2));
      expect(fractionToPercent(percentToFraction(percent))).toBe(percent);
    }),
  );
});
