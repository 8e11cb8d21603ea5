import { describe, expect, it } from "vitest";
import { corporatePrepayment } from "./corporate-income-tax.ts";

const payable = (profit: number, period: string, prepaid: number) =>
  corporatePrepayment({ losses: 0, staff: null, assets: null, restricted: false, profit, prepaid }, period)
    .payable;

describe("the prepayment of corporate income tax", () => {
  it("is 5 % of a small profit, less what was paid before", () => {
    expect(payable(100_000_00, "2026-09", 2_000_00)).toBe(3_000_00);
  });

  it("is 25 % of everything above 3,000,000 a year", () => {
    expect(payable(3_000_000_00, "2026-09", 0)).toBe(150_000_00);
    expect(payable(4_000_000_00, "2026-09", 0)).toBe(1_000_000_00);
  });

  it("is nothing on a loss, and never paid back by a prepayment", () => {
    expect(payable(-5_00, "2026-09", 0)).toBe(0);
    expect(payable(100_00, "2026-09", 900_00)).toBe(0);
  });
});

const SMALL = { losses: 0, prepaid: 0, staff: 20, assets: 8_000_000_00, restricted: false };

describe("the line of the prepayment form", () => {
  it("has the tax at 25 %, the relief down to 5 %, and what is left after earlier quarters", () => {
    expect(corporatePrepayment({ ...SMALL, profit: 1_000_000_00, prepaid: 20_000_00 }, "2026-09")).toEqual({
      madeUp: 0,
      taxable: 1_000_000_00,
      isSmall: true,
      percent: 25,
      tax: 250_000_00,
      relief: 200_000_00,
      payable: 30_000_00,
    });
  });

  it("makes up for earlier losses first, and for no more than there is profit", () => {
    const less = corporatePrepayment({ ...SMALL, profit: 500_000_00, losses: 300_000_00 }, "2026-06");
    expect(less).toMatchObject({ madeUp: 300_000_00, taxable: 200_000_00, payable: 10_000_00 });
    const more = corporatePrepayment({ ...SMALL, profit: 500_000_00, losses: 800_000_00 }, "2026-06");
    expect(more).toMatchObject({ madeUp: 500_000_00, taxable: 0, payable: 0 });
    const loss = corporatePrepayment({ ...SMALL, profit: -10_00, losses: 800_000_00 }, "2026-06");
    expect(loss).toMatchObject({ madeUp: 0, taxable: 0, payable: 0 });
  });

  it.each([
    ["the profit", { profit: 3_000_000_00 }, { profit: 3_000_000_01 }],
    ["the staff", { staff: 300 }, { staff: 301 }],
    ["the assets", { assets: 50_000_000_00 }, { assets: 50_000_000_01 }],
  ])("is small up to the limit of %s and not beyond", (_name, within, beyond) => {
    const base = { ...SMALL, profit: 100_000_00 };
    expect(corporatePrepayment({ ...base, ...within }, "2026-03").isSmall).toBe(true);
    const large = corporatePrepayment({ ...base, ...beyond }, "2026-03");
    expect(large).toMatchObject({ isSmall: false, relief: 0, payable: large.tax });
  });

  it("is never small in a restricted trade; what is not known counts as within the limit", () => {
    const base = { ...SMALL, profit: 100_000_00 };
    expect(corporatePrepayment({ ...base, restricted: true }, "2026-03").payable).toBe(25_000_00);
    expect(corporatePrepayment({ ...base, staff: null, assets: null }, "2026-03").payable).toBe(5_000_00);
  });

  it("is refused for a period that no rate is known for", () => {
    expect(() => corporatePrepayment({ ...SMALL, profit: 1 }, "2028-03")).toThrow(/没有适用的企业所得税税率/);
  });
});
