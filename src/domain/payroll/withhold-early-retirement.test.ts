import { expect, test } from "vitest";
import { withholdEarlyRetirement } from "./withhold-early-retirement.ts";

/** Yuan, calculated by hand. */
test.each([
  [180_000, 3, 0, 3, 0],
  [240_000, 3, 20_000, 3, 1_800],
  [500_000, 2, 190_000, 20, 42_160],
])(
  "%d yuan over %d years: %d a year are taxed at %d per cent, %d in all",
  (subsidy, years, taxed, rate, tax) =>
    expect(withholdEarlyRetirement({ period: "2026-10", subsidy: subsidy * 100, years })).toMatchObject({
      taxableIncome: taxed * 100,
      ratePercent: rate,
      tax: tax * 100,
    }),
);

test.each([0, 1.5, -1])("%d years are refused in words for the user", (years) =>
  expect(() => withholdEarlyRetirement({ period: "2026-10", subsidy: 100, years })).toThrow(
    `提前退休至法定退休年龄的年数应为正整数，当前为 ${years}`,
  ),
);

test("财税〔2018〕164号第五条: the years' tax is rounded once, not a year's tax multiplied", () => {
  const input = { period: "2026-10", subsidy: 24_000_050, years: 3 };
  expect(withholdEarlyRetirement(input)).toMatchObject({ ratePercent: 3, tax: 180_002 });
  const atTheEdge = { period: "2026-10", subsidy: 3 * 9_600_000 + 1, years: 3 };
  expect(withholdEarlyRetirement(atTheEdge)).toMatchObject({ ratePercent: 10, tax: 324_000 });
});
