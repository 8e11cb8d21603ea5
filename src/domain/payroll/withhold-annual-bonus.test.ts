import { expect, test } from "vitest";
import { isBonusTaxedApart, withholdAnnualBonus } from "./withhold-annual-bonus.ts";

/** Yuan, calculated by hand; the pairs are the cliffs of the tax table. */
test.each([
  [0, 3, 0],
  [20_000, 3, 600],
  [36_000, 3, 1_080],
  [36_001, 10, 3_390.1],
  [48_000, 10, 4_590],
  [144_000, 10, 14_190],
  [144_001, 20, 27_390.2],
  [300_000, 20, 58_590],
  [420_000, 25, 102_340],
  [660_000, 30, 193_590],
  [960_000, 35, 328_840],
  [960_001, 45, 416_840.45],
])("a bonus of %d yuan falls into the line of %d per cent: %d yuan", (bonus, ratePercent, tax) =>
  expect(withholdAnnualBonus({ period: "2026-01", bonus: bonus * 100 })).toMatchObject({
    taxableIncome: bonus * 100,
    ratePercent,
    tax: Math.round(tax * 100),
  }),
);

test.each([
  ["2018-12", false],
  ["2021-12", true],
  ["2022-01", true],
  ["2027-12", true],
  ["2028-01", false],
])("in %s bonuses are taxed apart: %s", (period, apart) => {
  expect(isBonusTaxedApart(period)).toBe(apart);
  const withhold = () => withholdAnnualBonus({ period, bonus: 100 });
  if (apart) expect(withhold().tax).toBe(3);
  else
    expect(withhold).toThrow(
      `${period.slice(0, 4)}年${period.slice(5)}期没有适用的全年一次性奖金单独计税规定`,
    );
});
