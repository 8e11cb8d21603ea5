import { describe, expect, it } from "vitest";
import { estimateTax, type TaxBasis } from "./estimate-tax.ts";
import { type TaxedInvoice, totalInvoices } from "./invoice-totals.ts";
import { NO_SPECIAL_AMOUNTS } from "./special-amounts.ts";
import { NO_OPENING } from "./vat-opening.ts";

function sale(yuan: number, percent: number, given: Partial<TaxedInvoice> = {}): TaxedInvoice {
  const net = yuan * 100;
  const tax = yuan * percent;
  const base = { jxxlx: 1, fpzl: "82", fpzt: 0, net, tax, deductible: 0, simple: false, selected: false };
  return { ...base, ...given };
}

function purchase(yuan: number, percent: number, selected: boolean): TaxedInvoice {
  const tax = yuan * percent;
  return { ...sale(yuan, percent), jxxlx: 0, fpzl: "81", deductible: tax, selected };
}

function estimate(invoices: readonly TaxedInvoice[], given: Partial<TaxBasis> = {}) {
  return estimateTax({
    taxpayer: "general",
    frequency: "monthly",
    place: "city",
    halved: false,
    period: "2026-10",
    totals: totalInvoices(invoices),
    special: NO_SPECIAL_AMOUNTS,
    opening: NO_OPENING,
    ...given,
  });
}

describe("a general taxpayer", () => {
  it("pays output tax less what was selected, with surtaxes of 12 %", () => {
    const { vat, surtaxes, total } = estimate([
      sale(200_000, 13),
      purchase(100_000, 13, true),
      purchase(50_000, 13, false),
    ]);
    expect(vat.payable).toBe(1_300_000);
    expect(surtaxes).toEqual({ urban: 91_000, education: 39_000, localEducation: 26_000 });
    expect(total).toBe(1_456_000);
  });

  it("carries what it cannot deduct to the next month, and takes it from there", () => {
    const first = estimate([sale(100_000, 13), purchase(150_000, 13, true)]);
    expect([first.vat.payable, first.vat.closingCredit]).toEqual([0, 650_000]);
    const next = estimate([sale(100_000, 13)], {
      opening: { ...NO_OPENING, credit: first.vat.closingCredit },
    });
    expect(next.vat.payable).toBe(650_000);
  });

  it("never takes input tax from the simple method's tax", () => {
    const { vat } = estimate([sale(10_000, 3, { simple: true }), purchase(100_000, 13, true)]);
    expect([vat.payable, vat.closingCredit]).toEqual([30_000, 1_300_000]);
  });

  it("adds what is transferred out and takes the control fee from the tax", () => {
    const special = { ...NO_SPECIAL_AMOUNTS, transferOut: 100_000, controlFee: 28_000 };
    const { vat } = estimate([sale(100_000, 13), purchase(50_000, 13, true)], { special });
    expect([vat.due, vat.controlFee.used]).toEqual([722_000, 28_000]);
  });

  it("owes tax on sales without an invoice at their rate, by the simple method at a levy rate", () => {
    const at = (percent: number) => {
      const uninvoiced = [{ net: 1_000_000, percent }];
      const { vat, sales, simpleSales } = estimate([], { special: { ...NO_SPECIAL_AMOUNTS, uninvoiced } });
      return [vat.outputTax, vat.simpleTax, sales, simpleSales];
    };
    expect(at(13)).toEqual([130_000, 0, 1_000_000, 0]);
    expect(at(6)).toEqual([60_000, 0, 1_000_000, 0]);
    expect(at(3)).toEqual([0, 30_000, 1_000_000, 1_000_000]);
  });

  it("附列资料（五）: pays what half of each surtax, rounded up, leaves", () => {
    const { surtaxes } = estimate([sale(1_100, 13)], {
      halved: true,
      frequency: "quarterly",
      period: "2026-09",
    });
    expect(surtaxes).toEqual({ urban: 500, education: 0, localEducation: 0 });
  });

  it("is spared the education surcharges up to 100,000 a month", () => {
    const { surtaxes } = estimate([sale(100_000, 13)]);
    expect(surtaxes).toEqual({ urban: 91_000, education: 0, localEducation: 0 });
  });

  it("counts a void invoice for nothing and a red one against the sales", () => {
    const { sales } = estimate([sale(1_000, 13, { fpzt: 1 }), sale(500, 13), sale(-200, 13)]);
    expect(sales).toBe(30_000);
  });
});

describe("a small-scale taxpayer", () => {
  const small = { taxpayer: "small", frequency: "quarterly", period: "2026-09" } as const;

  it("pays nothing on ordinary invoices below 300,000 a quarter", () => {
    const { vat, exempted, total } = estimate([sale(299_999, 1)], small);
    expect([vat.payable, exempted, total]).toEqual([0, 299_999, 0]);
  });

  it("增值税法第二十三条: pays on everything that reaches the limit since 2026, that exceeds it before", () => {
    const reached = (given: Partial<TaxBasis>, yuan: number) =>
      estimate([sale(yuan, 1)], { ...small, ...given }).vat.payable;
    expect(reached({ period: "2026-09" }, 300_000)).toBe(300_000);
    expect(reached({ period: "2025-09" }, 300_000)).toBe(0);
    expect(reached({ period: "2025-09" }, 300_001)).toBe(300_001);
    expect(reached({ period: "2026-01", frequency: "monthly" }, 100_000)).toBe(100_000);
    expect(reached({ period: "2025-12", frequency: "monthly" }, 100_000)).toBe(0);
  });

  it("pays on its special invoices all the same", () => {
    const { vat } = estimate([sale(200_000, 1), sale(50_000, 1, { fpzl: "81" })], small);
    expect(vat.payable).toBe(50_000);
  });

  it("pays on everything above the limit, with half of the surtaxes", () => {
    const { vat, surtaxes } = estimate([sale(300_001, 1)], small);
    expect(vat.payable).toBe(300_001);
    expect(surtaxes).toEqual({ urban: 10_500, education: 4_500, localEducation: 3_000 });
  });

  it("has the limit of a month when it files by month", () => {
    const monthly = { ...small, frequency: "monthly" } as const;
    expect(estimate([sale(99_999, 1)], monthly).vat.payable).toBe(0);
    expect(estimate([sale(100_000, 1)], monthly).vat.payable).toBe(100_000);
  });
});

describe("the worked cases, in a town where 7 % is paid and half of the surtaxes is spared", () => {
  const small = { taxpayer: "small", frequency: "quarterly", period: "2026-09" } as const;
  const halved = { halved: true };
  const output = (tax: number) => sale(1_000_000, 13, { tax: tax * 100 });
  const input = (tax: number) => ({ ...purchase(1_000_000, 13, true), deductible: tax * 100 });

  it("280,000 on ordinary invoices in a quarter: nothing", () => {
    expect(estimate([sale(280_000, 1)], small).total).toBe(0);
  });

  it("10,000 of it on special invoices at 1 %: 100.00, and 3.50 of urban maintenance tax", () => {
    const { vat, surtaxes } = estimate([sale(270_000, 1), sale(10_000, 1, { fpzl: "81" })], small);
    expect([vat.payable, surtaxes]).toEqual([10_000, { urban: 350, education: 0, localEducation: 0 }]);
  });

  it("130,000 less 100,000, 5,000 transferred out, 20,000 of credit: 15,000", () => {
    const special = { ...NO_SPECIAL_AMOUNTS, transferOut: 500_000 };
    const { vat } = estimate([output(130_000), input(100_000)], {
      special,
      opening: { ...NO_OPENING, credit: 2_000_000 },
    });
    expect(vat.payable).toBe(1_500_000);
  });

  it("280 of relief and 4,720 prepaid: 10,000, whose surtaxes alone are paid here", () => {
    const special = { ...NO_SPECIAL_AMOUNTS, transferOut: 500_000, controlFee: 28_000, prepaid: 472_000 };
    const given = { special, opening: { ...NO_OPENING, credit: 2_000_000 } };
    const whole = estimate([output(130_000), input(100_000)], given);
    expect([whole.vat.payable, whole.surtaxes]).toEqual([
      1_000_000,
      { urban: 70_000, education: 30_000, localEducation: 20_000 },
    ]);
    expect(estimate([output(130_000), input(100_000)], { ...given, ...halved }).surtaxes).toEqual({
      urban: 35_000,
      education: 15_000,
      localEducation: 10_000,
    });
  });

  it("50,000 less 60,000: nothing, and 10,000 are carried on", () => {
    const { vat } = estimate([output(50_000), input(60_000)]);
    expect([vat.payable, vat.closingCredit]).toEqual([0, 1_000_000]);
  });

  it("90,000 at 6 % less 1,400: 4,000, with 280 or half of it, and no education surcharges", () => {
    const invoices = [sale(90_000, 6), input(1_400)];
    expect(estimate(invoices)).toMatchObject({
      vat: { payable: 400_000 },
      surtaxes: { urban: 28_000, education: 0, localEducation: 0 },
    });
    expect(estimate(invoices, halved).surtaxes).toEqual({ urban: 14_000, education: 0, localEducation: 0 });
  });
});

describe("real estate that is sold once", () => {
  const small = { taxpayer: "small", frequency: "quarterly", period: "2026-09" } as const;
  const house = (yuan: number, given: Partial<TaxedInvoice> = {}) =>
    sale(yuan, 5, { realEstate: true, ...given });

  it("does not make the other sales taxable, and is taxed itself", () => {
    const { vat, exempted } = estimate([sale(200_000, 1), house(400_000)], small);
    expect([vat.payable, exempted]).toEqual([2_000_000, 200_000]);
  });

  it("is exempt with the others below the limit, and taxed with them above it", () => {
    expect(estimate([sale(200_000, 1), house(99_999)], small).vat.payable).toBe(0);
    expect(estimate([sale(300_000, 1), house(100_000)], small).vat.payable).toBe(300_000 + 500_000);
  });

  it("is taxed once when it stands on a special invoice", () => {
    expect(estimate([sale(200_000, 1), house(400_000, { fpzl: "81" })], small).vat.payable).toBe(2_000_000);
  });
});
