import { expect, test } from "vitest";
import { withholdEquity } from "./withhold-equity.ts";

test("grants of one year are taxed together, less what the earlier ones cost", () => {
  const first = withholdEquity({ period: "2026-03", incomeOfYear: 20_000_000 });
  expect(first).toMatchObject({ ratePercent: 20, tax: 2_308_000 });
  const second = withholdEquity({
    period: "2026-09",
    incomeOfYear: 35_000_000,
    alreadyWithheld: first.tax,
  });
  expect(second).toMatchObject({ taxableIncome: 35_000_000, ratePercent: 25, tax: 3_250_000 });
});

test("after 2027 equity income is not taxed apart any more", () => {
  expect(withholdEquity({ period: "2027-12", incomeOfYear: 100 }).tax).toBe(3);
  expect(() => withholdEquity({ period: "2028-01", incomeOfYear: 100 })).toThrow(
    "2028年01期没有适用的股权激励单独计税规定",
  );
});
