import { expect, test } from "vitest";
import { withholdFlatRate } from "./withhold-flat-rate.ts";

const period = "2026-10";

test("a fifth of what is left after costs and free income, never less than nothing", () => {
  const sale = withholdFlatRate({ period, income: 5_000_000, taxFree: 0, costs: 3_000_000 });
  expect(sale).toEqual({ taxableIncome: 2_000_000, ratePercent: 20, quickDeduction: 0, tax: 400_000 });
  expect(withholdFlatRate({ period, income: 100, taxFree: 0, costs: 200 }).tax).toBe(0);
  expect(withholdFlatRate({ period, income: 1_000_000, taxFree: 400_000, costs: 0 }).tax).toBe(120_000);
});
