import { expect, it } from "vitest";
import { carriedLosses } from "./carried-losses.ts";

it("a loss is carried for five years and no longer", () => {
  const results = [{ year: 2020, income: -100_00 }];
  expect(carriedLosses(results, 2025)).toBe(100_00);
  expect(carriedLosses(results, 2026)).toBe(0);
});

it("years with a profit use the oldest loss first", () => {
  const results = [
    { year: 2023, income: 40_00 },
    { year: 2021, income: -100_00 },
    { year: 2022, income: -30_00 },
  ];
  expect(carriedLosses(results, 2024)).toBe(90_00);
  // Of 2021 there are 60 left, of 2022 still 30: in 2027 those of 2021 are gone.
  expect(carriedLosses(results, 2027)).toBe(30_00);
});

it("a loss of the year itself, or of a later one, is none to make up for", () => {
  expect(carriedLosses([{ year: 2026, income: -5_00 }], 2026)).toBe(0);
});
