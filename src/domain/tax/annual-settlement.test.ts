import { describe, expect, it } from "vitest";
import { annualSettlement, entertainmentAddedBack } from "./annual-settlement.ts";

const YEAR = {
  profit: 0,
  added: 0,
  reduced: 0,
  losses: 0,
  prepaid: 0,
  staff: 20,
  assets: 8_000_000_00,
  restricted: false,
};

describe("the settlement of a year", () => {
  it("of a small enterprise is 5 % of the adjusted profit, less what was prepaid", () => {
    const year = { ...YEAR, profit: 1_000_000_00, added: 50_000_00, reduced: 10_000_00, prepaid: 30_000_00 };
    expect(annualSettlement(year, 2025)).toEqual({
      adjusted: 1_040_000_00,
      madeUp: 0,
      taxable: 1_040_000_00,
      isSmall: true,
      percent: 25,
      tax: 260_000_00,
      relief: 208_000_00,
      balance: 22_000_00,
    });
  });

  it("is paid back where more was prepaid than the year came to, all of it in a year of loss", () => {
    const less = annualSettlement({ ...YEAR, profit: 400_000_00, prepaid: 25_000_00 }, 2025);
    expect(less.balance).toBe(-5_000_00);
    const loss = annualSettlement({ ...YEAR, profit: -80_000_00, prepaid: 25_000_00 }, 2025);
    expect(loss).toMatchObject({ adjusted: -80_000_00, taxable: 0, tax: 0, balance: -25_000_00 });
  });

  it("adjusts first and makes up for earlier losses then, for no more than is left", () => {
    const year = { ...YEAR, profit: 100_000_00, reduced: 40_000_00, losses: 200_000_00 };
    expect(annualSettlement(year, 2025)).toMatchObject({ madeUp: 60_000_00, taxable: 0, balance: 0 });
    const grown = { ...YEAR, profit: -20_000_00, added: 120_000_00, losses: 30_000_00 };
    expect(annualSettlement(grown, 2025)).toMatchObject({
      adjusted: 100_000_00,
      madeUp: 30_000_00,
      taxable: 70_000_00,
      balance: 3_500_00,
    });
  });

  it("loses the relief when the adjustments lift it over the limit: 25 % of everything", () => {
    const within = { ...YEAR, profit: 2_990_000_00, added: 10_000_00, prepaid: 149_500_00 };
    expect(annualSettlement(within, 2025)).toMatchObject({ isSmall: true, balance: 500_00 });
    const beyond = { ...within, added: 10_000_01 };
    expect(annualSettlement(beyond, 2025)).toMatchObject({
      isSmall: false,
      relief: 0,
      tax: 750_000_00,
      balance: 600_500_00,
    });
  });

  it("is refused for a year that no rate is known for", () => {
    expect(() => annualSettlement(YEAR, 2028)).toThrow(/没有适用的企业所得税税率/);
  });
});

describe("业务招待费", () => {
  it.each([
    ["60 % is less than 5 ‰ of the revenue", 10_000_00, 5_000_000_00, 4_000_00],
    ["5 ‰ of the revenue is less", 100_000_00, 5_000_000_00, 75_000_00],
    ["both are the same", 50_000_00, 6_000_000_00, 20_000_00],
    ["there was no revenue", 8_000_00, 0, 8_000_00],
    ["nothing was spent", 0, 5_000_000_00, 0],
  ])("is added back where %s", (_name, spent, revenue, added) => {
    expect(entertainmentAddedBack(spent, revenue)).toBe(added);
  });
});
