import { expect, test } from "vitest";
import { withholdSeverance } from "./withhold-severance.ts";

test.each([
  [18_000_000, 18_000_000, 0, 3, 0],
  [18_000_100, 18_000_000, 100, 3, 3],
  [30_000_000, 18_000_000, 12_000_000, 10, 948_000],
  [5_000_000, 5_000_000, 0, 3, 0],
])(
  "of %d 分 where the average wage is 60,000 yuan %d stay free and %d are taxed",
  (compensation, taxFree, taxableIncome, ratePercent, tax) =>
    expect(
      withholdSeverance({ period: "2026-10", compensation, averageAnnualWage: 6_000_000 }),
    ).toMatchObject({
      taxFree,
      taxableIncome,
      ratePercent,
      tax,
    }),
);
