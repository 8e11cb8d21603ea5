import { expect, test } from "vitest";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { withholdAnnualBonus } from "../../src/domain/payroll/withhold-annual-bonus.ts";
import { withholdLabour } from "../../src/domain/payroll/withhold-labour.ts";
import { withholdSeverance } from "../../src/domain/payroll/withhold-severance.ts";
import { withholdWages } from "../../src/domain/payroll/withhold-wages.ts";
import { carriedLosses } from "../../src/domain/tax/carried-losses.ts";
import { reduceTax } from "../../src/domain/tax/general-vat.ts";
import { NO_OPENING } from "../../src/domain/tax/vat-opening.ts";
import { operatingPrepayment } from "../../src/domain/tax/operating-income-tax.ts";
import { goldenFacts } from "./golden-facts.ts";

type Yuan = Readonly<Record<string, string>>;
const fen = (yuan: string | undefined) => yuanToFen(Number(yuan ?? 0));
const text = (amount: number) => fenToYuan(amount).toFixed(2);
const period = "2026-10";

/** Months one after the other, each with the sums of the year up to it. */
function wageMonths(first: number, incomes: readonly string[], insurance: readonly string[]) {
  let alreadyWithheld = 0;
  const sum = (amounts: readonly string[], count: number) =>
    amounts.slice(0, count).reduce((total, amount) => total + fen(amount), 0);
  return incomes.map((_income, index) => {
    const month = first + index;
    const { taxableIncome, tax } = withholdWages({
      period: `2026-${String(month).padStart(2, "0")}`,
      monthsEmployed: index + 1,
      cumulativeIncome: sum(incomes, index + 1),
      cumulativeSpecialDeduction: sum(insurance, index + 1),
      alreadyWithheld,
    });
    alreadyWithheld += tax;
    return { month, taxable: text(taxableIncome), tax: text(tax) };
  });
}

interface Real {
  readonly topic: "vat" | "income-tax" | "payroll";
  readonly id: RegExp;
  readonly run: (given: Yuan) => unknown;
}

const REAL: readonly Real[] = [
  {
    topic: "vat",
    id: /^prepaid-carried$/,
    run: ({ prepaidElsewhere, due, nextDue }) => {
      const none = { opening: NO_OPENING, controlFee: 0, prepaid: 0 };
      const first = reduceTax(fen(due), { ...none, prepaid: fen(prepaidElsewhere) });
      const left = first.prepaid.closing;
      const next = reduceTax(fen(nextDue), { ...none, opening: { ...NO_OPENING, prepaid: left } });
      return { payable: text(first.payable), left: text(left), nextPayable: text(next.payable) };
    },
  },
  {
    topic: "income-tax",
    id: /^operating-/,
    run: ({ taxable, isSoleTrader }) => {
      const income = { profit: fen(taxable), losses: 0, deduction: 0, prepaid: 0 };
      const worked = operatingPrepayment({ ...income, isSoleTrader: Boolean(isSoleTrader) }, "2026-12");
      return { tax: text(worked.tax), relief: text(worked.relief), payable: text(worked.payable) };
    },
  },
  {
    topic: "income-tax",
    id: /^losses-/,
    run: ({ results, year }) => {
      const known = Object.entries(results as unknown as Yuan);
      const years = known.map(([name, income]) => ({ year: Number(name), income: fen(income) }));
      return { carried: text(carriedLosses(years, Number(year))) };
    },
  },
  {
    topic: "payroll",
    id: /^wage-year-/,
    run: ({ income, insurance }) =>
      wageMonths(1, income as unknown as readonly string[], insurance as unknown as readonly string[]),
  },
  {
    topic: "payroll",
    id: /^wage-joined-/,
    run: ({ joined, income }) =>
      wageMonths(Number(joined?.slice(5, 7)), Object.values(income as unknown as Yuan), []),
  },
  {
    topic: "payroll",
    id: /^bonus-/,
    run: ({ bonus, period: paid = "" }) => ({
      tax: text(withholdAnnualBonus({ period: paid, bonus: fen(bonus) }).tax),
    }),
  },
  {
    topic: "payroll",
    id: /^labour-/,
    run: ({ income }) => {
      const { expenses, tax } = withholdLabour({ period, income: fen(income) });
      return { expenses: text(expenses), tax: text(tax) };
    },
  },
  {
    topic: "payroll",
    id: /^severance-/,
    run: ({ compensation, averageAnnualWage }) => {
      const paid = { compensation: fen(compensation), averageAnnualWage: fen(averageAnnualWage) };
      const { taxFree, tax } = withholdSeverance({ period, ...paid });
      return { taxFree: text(taxFree), tax: text(tax) };
    },
  },
];

const ALL = (["vat", "income-tax", "payroll"] as const).flatMap((topic) =>
  goldenFacts<Yuan, unknown>(topic, /./).map((one) => ({ topic, ...one })),
);

test.each(ALL.filter(({ id }) => REAL.some((real) => real.id.test(id))))("$id: $derivation", (one) => {
  const real = REAL.find(({ topic, id }) => topic === one.topic && id.test(one.id));
  expect(real?.run(one.in)).toEqual(one.expected);
});
