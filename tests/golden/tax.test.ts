import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileExpression } from "../../src/expression/compile-expression.ts";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { withholdAnnualBonus } from "../../src/domain/payroll/withhold-annual-bonus.ts";
import { withholdContinuousLabour } from "../../src/domain/payroll/withhold-continuous-labour.ts";
import { withholdLabour } from "../../src/domain/payroll/withhold-labour.ts";
import { withholdSeverance } from "../../src/domain/payroll/withhold-severance.ts";
import { type WagesInput, withholdWages } from "../../src/domain/payroll/withhold-wages.ts";
import { isHistorical } from "../../src/domain/period.ts";
import { corporatePrepayment } from "../../src/domain/tax/corporate-income-tax.ts";
import { filingWindow } from "../../src/domain/tax/filing-window.ts";
import { surtaxLines } from "../../src/domain/tax/surtaxes.ts";
import { initialPayTime, latestPayTime } from "../../server/contexts/tax/company-period/period-days.ts";
import { GOLDEN_CASES, goldenCase } from "./golden-case.ts";
import { VAT_CASES, calculateVat } from "./calculate-vat.ts";

type In = Readonly<Record<string, string>>;
const SMALL = { losses: 0, staff: null, assets: null, restricted: false };
const text = (fen: number) => fenToYuan(fen).toFixed(2);
const fen = (yuan: string | undefined) => yuanToFen(Number(yuan));

function wages(period: string, given: Partial<WagesInput>) {
  return withholdWages({ period, monthsEmployed: Number(period.slice(5)), cumulativeIncome: 0, ...given });
}

/** Twelve months, or so many as are given, one after the other. */
function withholdMonths(incomes: readonly number[], deduction: Partial<WagesInput>) {
  let alreadyWithheld = 0;
  return incomes.map((_income, index) => {
    const month = index + 1;
    const cumulativeIncome = incomes.slice(0, month).reduce((sum, income) => sum + income, 0);
    const line = wages(`2026-${String(month).padStart(2, "0")}`, {
      cumulativeIncome,
      cumulativeSpecialDeduction: (deduction.cumulativeSpecialDeduction ?? 0) * month,
      cumulativeSpecialAdditional: (deduction.cumulativeSpecialAdditional ?? 0) * month,
      alreadyWithheld,
    });
    alreadyWithheld += line.tax;
    return line;
  });
}

function lastDays(months: readonly string[]): string[] {
  return months.map((month) => {
    const [year = 0, number = 0] = month.split("-").map(Number);
    return number === 1 ? filingWindow(year - 1, 12).last : filingWindow(year, number - 1).last;
  });
}

/** The product's result for a case, in the shape of its expected one. */
const REAL: Readonly<Record<string, (given: In) => unknown>> = {
  "pit-wage-year": ({ monthly, insured }) => {
    const lines = withholdMonths(
      Array.from({ length: 12 }, () => fen(monthly)),
      {
        cumulativeSpecialDeduction: fen(insured),
        cumulativeSpecialAdditional: fen("3000.00"),
      },
    );
    return {
      withheldByMonth: lines.map(({ tax }) => text(tax)),
      year: text(lines.reduce((sum, { tax }) => sum + tax, 0)),
    };
  },
  "pit-wage-bracket-36000.01": ({ cumulativeTaxable }) => ({
    tax: text(wages("2026-01", { cumulativeIncome: fen(cumulativeTaxable) + fen("5000") }).tax),
  }),
  "pit-wage-decline": ({ jan, feb, mar }) => {
    const lines = withholdMonths([fen(jan), fen(feb), fen(mar)], {});
    const [first, second, third] = lines.map(({ tax }) => text(tax));
    return { jan: first, feb: second, mar: third, "carried after mar": text(lines[2]?.carried ?? 0) };
  },
  "pit-first-job": ({ period = "", income }) => {
    const { basicDeduction, tax } = wages(period, {
      monthsEmployed: 1,
      cumulativeIncome: fen(income),
      basicDeductionRule: "since-january",
    });
    return { basic: text(basicDeduction), tax: text(tax) };
  },
  "pit-whole-year": ({ period = "", income }) => {
    const given = { cumulativeIncome: fen(income), basicDeductionRule: "whole-year" } as const;
    const { basicDeduction, tax } = wages(period, given);
    return { basic: text(basicDeduction), tax: text(tax) };
  },
  ...each(["pit-bonus-36000.01", "pit-bonus-144000"], ({ bonus }) => ({
    tax: text(withholdAnnualBonus({ period: "2026-02", bonus: fen(bonus) }).tax),
  })),
  ...each(["pit-labour-800", "pit-labour-4000.01", "pit-labour-25000.01"], ({ income }) => ({
    tax: text(withholdLabour({ period: "2026-10", income: fen(income) }).tax),
  })),
  "pit-agent": ({ cumulativeIncome, months }) => ({
    tax: text(
      withholdContinuousLabour({
        kind: "sales-agent",
        period: "2026-03",
        monthsPaid: Number(months),
        cumulativeIncome: fen(cumulativeIncome),
      }).tax,
    ),
  }),
  "pit-severance": ({ compensation, averageAnnualWage }) => {
    const { taxFree, tax } = withholdSeverance({
      period: "2026-10",
      compensation: fen(compensation),
      averageAnnualWage: fen(averageAnnualWage),
    });
    return { taxFree: text(taxFree), tax: text(tax) };
  },
  ...each(VAT_CASES, (given) => calculateVat(given)),
  "vat-small-threshold-exact": (given) =>
    (given as unknown as readonly In[]).map((entry) => calculateVat(entry)),
  "surtax-odd-cent": ({ vat, sales }) => {
    const { urban, education, localEducation } = surtaxLines({
      vat: fen(vat),
      sales: fen(sales),
      period: "2026-09",
      frequency: "quarterly",
      place: "city",
      halved: true,
    });
    return {
      "urban full": text(urban.levied),
      减征额: text(urban.reduction),
      urban: text(urban.payable),
      education: text(education.payable),
      local: text(localEducation.payable),
    };
  },
  ...each(["cit-3000000.01", "cit-1234567.89"], ({ profitYearToDate, prepaid }) => ({
    due: text(
      corporatePrepayment({ ...SMALL, profit: fen(profitYearToDate), prepaid: fen(prepaid) }, "2026-12")
        .payable,
    ),
  })),
  "window-2026": () =>
    lastDays(Array.from({ length: 12 }, (_none, index) => `2026-${String(index + 1).padStart(2, "0")}`)),
  "window-2027-01/04": ({ month }) => lastDays(month as unknown as readonly string[]),
  "paytime-first-last": ({ period = "", now = "" }) => {
    const first = initialPayTime(Number(period.slice(0, 4)), Number(period.slice(5)), now);
    const scope = { today: now, record: { initialPayTime: first } };
    const dialog = payDays("notice-form", scope);
    const list = payDays("pay-time-form", scope);
    expect([dialog.min, list.min, list.max]).toEqual([first, first, latestPayTime(first)]);
    return { first, last: { "drawer, dialog": dialog.max, list: list.max } };
  },
  historical: ({ now = "", periods }) =>
    (periods as unknown as readonly string[]).map((period) => isHistorical(period, now)),
  "quarter-special-cases": ({ invoices, tax, ...given }) => {
    const uninvoiced = given["aug uninvoiced"] ?? "";
    const vat = calculateVat({ net: invoices ?? "", tax: tax ?? "", uninvoiced, frequency: "quarter" });
    return { sales: vat.sales, vat: vat.vat };
  },
};

function each(ids: readonly string[], run: (given: In) => unknown) {
  return Object.fromEntries(ids.map((id) => [id, run]));
}

/** The first and the last day that a form lets choose. */
function payDays(block: string, scope: Readonly<Record<string, unknown>>) {
  const source = readFileSync(new URL(`../../schemas/blocks/tax/${block}.json`, import.meta.url), "utf8");
  const limit = (name: string) => {
    const expression = new RegExp(`"${name}": "\\{\\{ (.+?) \\}\\}"`).exec(source)?.[1] ?? "";
    return compileExpression(expression)(scope);
  };
  return { min: limit("min"), max: limit("max") };
}

describe("a case of the law comes out exactly", () => {
  test("and no case is left out", () => {
    expect(Object.keys(REAL).toSorted()).toEqual(GOLDEN_CASES.map(({ id }) => id).toSorted());
  });

  test.each(GOLDEN_CASES.map(({ id, law }) => [id, law]))("%s: %s", (id) => {
    const { in: given, out } = goldenCase(id);
    const real = REAL[id]?.(given as unknown as In);
    if (Array.isArray(out)) expect(real).toMatchObject(out);
    else expect(real).toMatchObject(out as object);
  });
});
