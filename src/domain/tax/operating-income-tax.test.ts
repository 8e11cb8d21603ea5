import { describe, expect, it } from "vitest";
import { investorDeduction, operatingPrepayment } from "./operating-income-tax.ts";

const PLAIN = { losses: 0, deduction: 0, prepaid: 0, isSoleTrader: false };
const taxOf = (profit: number) => operatingPrepayment({ ...PLAIN, profit }, "2026-09").tax;

describe("the prepayment of tax on operating income", () => {
  it("goes by the table: 5 to 35 % with its quick deductions, the same on both sides of each line", () => {
    expect(taxOf(30_000_00)).toBe(1_500_00);
    expect(taxOf(90_000_00)).toBe(7_500_00);
    expect(taxOf(300_000_00)).toBe(49_500_00);
    expect(taxOf(500_000_00)).toBe(109_500_00);
    expect(taxOf(1_000_000_00)).toBe(284_500_00);
  });

  it("takes off losses and the owner's own deduction before the table", () => {
    const income = { ...PLAIN, profit: 175_000_00, losses: 40_000_00, deduction: 45_000_00 };
    expect(operatingPrepayment(income, "2026-09")).toMatchObject({
      madeUp: 40_000_00,
      taxable: 90_000_00,
      percent: 10,
      payable: 7_500_00,
    });
  });

  it("is halved for a sole trader up to 2,000,000, and whole beyond", () => {
    const half = operatingPrepayment({ ...PLAIN, isSoleTrader: true, profit: 500_000_00 }, "2026-09");
    expect(half).toMatchObject({ tax: 109_500_00, relief: 54_750_00, payable: 54_750_00 });
    // 2,500,000 × 35 % − 65,500 = 809,500; on 2,000,000 it is 634,500, of which half is let off.
    const beyond = operatingPrepayment({ ...PLAIN, isSoleTrader: true, profit: 2_500_000_00 }, "2026-09");
    expect(beyond).toMatchObject({ tax: 809_500_00, relief: 317_250_00, payable: 492_250_00 });
  });

  it("lets nothing off once the relief has ended, and pays nothing back", () => {
    const later = operatingPrepayment({ ...PLAIN, isSoleTrader: true, profit: 30_000_00 }, "2028-03");
    expect(later).toMatchObject({ relief: 0, payable: 1_500_00 });
    expect(operatingPrepayment({ ...PLAIN, profit: 30_000_00, prepaid: 2_000_00 }, "2026-09").payable).toBe(
      0,
    );
    expect(operatingPrepayment({ ...PLAIN, profit: -1_00 }, "2026-09")).toMatchObject({ taxable: 0, tax: 0 });
  });
});

describe("the owner's deduction", () => {
  it("is 5,000 for each month of the year with the business", () => {
    expect(investorDeduction("2026-09", "2020-05-06")).toBe(45_000_00);
    expect(investorDeduction("2026-09", null)).toBe(45_000_00);
    expect(investorDeduction("2026-09", "2026-08-15")).toBe(10_000_00);
    expect(investorDeduction("2026-09", "2026-10-01")).toBe(0);
  });
});
