import { expect, test } from "vitest";
import { quantile } from "./quantile.ts";

test("quartiles and median, in whatever order the values come, between neighbours where need be", () => {
  const values = [5, 1, 4, 2, 3];
  expect([0.25, 0.5, 0.75].map((share) => quantile(values, share))).toEqual([2, 3, 4]);
  expect(quantile([1, 2, 3, 10], 0.5)).toBe(2.5);
  expect(quantile([7], 0.25)).toBe(7);
});

test("there is none of no values", () => {
  expect(() => quantile([], 0.5)).toThrow("needs values");
});
