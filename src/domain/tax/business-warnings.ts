import { NEAR, OVER } from "./year-sales.ts";

/** 经营预警, by the codes of the table `situationWarning`, in the order in which they are shown. */
export const WARNINGS = [
  "zero",
  "burdenLow",
  "burdenHigh",
  "surge",
  "drop",
  "loss",
  "nearLimit",
  "overLimit",
] as const;

export type BusinessWarning = (typeof WARNINGS)[number];

/** Months of 零申报 on end that give a warning. */
export const ZERO_MONTHS = 3;

/** Difference in percent between a burden and that of the industry that gives a warning: 税负率差异幅度. */
export const BURDEN_DIFFERENCE = 30;

/** Fewer clients of an industry make no average. */
export const FEWEST_OF_INDUSTRY = 3;

/** Percent of the same month a year before, from which sales rose or fell all of a sudden. */
export const SURGE = 150;
export const DROP = 50;

/** All that the warnings about a client's month follow from; amounts in 分. */
export interface BusinessFacts {
  /** General taxpayers alone are compared by burden, small-scale ones alone have a limit of sales. */
  readonly isGeneral: boolean;
  readonly zeroMonths: number;
  /** VAT and sales of the year's declarations, and those of the industry with the number of its clients. */
  readonly vat: number;
  readonly taxedSales: number;
  readonly industryVat: number;
  readonly industrySales: number;
  readonly industryNum: number;
  /** Sales of the month, and of the same a year before; null where its invoices were not collected. */
  readonly sales: number | null;
  readonly lastSales: number | null;
  /** Of the books, since January; null without books. */
  readonly profit: number | null;
  /** The code of `yearSalesState`. */
  readonly yearSalesState: number | null;
}

export function businessWarnings(facts: BusinessFacts): BusinessWarning[] {
  const { isGeneral, zeroMonths, sales, lastSales, profit, yearSalesState } = facts;
  const before = sales === null || lastSales === null || lastSales <= 0 ? null : { sales, lastSales };
  const isTold: Readonly<Record<BusinessWarning, boolean>> = {
    zero: zeroMonths >= ZERO_MONTHS,
    burdenLow: isGeneral && hasAverage(facts) && burdenAgainst(facts, 100 - BURDEN_DIFFERENCE) < 0,
    burdenHigh: isGeneral && hasAverage(facts) && burdenAgainst(facts, 100 + BURDEN_DIFFERENCE) > 0,
    surge: before !== null && before.sales * 100 > before.lastSales * SURGE,
    drop: before !== null && before.sales * 100 < before.lastSales * DROP,
    loss: profit !== null && profit < 0,
    nearLimit: !isGeneral && yearSalesState === NEAR,
    overLimit: !isGeneral && yearSalesState === OVER,
  };
  return WARNINGS.filter((warning) => isTold[warning]);
}

function hasAverage({ taxedSales, industryVat, industrySales, industryNum }: BusinessFacts): boolean {
  return taxedSales > 0 && industryVat > 0 && industrySales > 0 && industryNum >= FEWEST_OF_INDUSTRY;
}

/** The burden against so many percent of the industry's: below 0 where it is less. Exact at any size. */
function burdenAgainst(
  { vat, taxedSales, industryVat, industrySales }: BusinessFacts,
  percent: number,
): number {
  const own = BigInt(vat) * BigInt(industrySales) * 100n;
  const compared = BigInt(industryVat) * BigInt(taxedSales) * BigInt(percent);
  return own < compared ? -1 : Number(own > compared);
}

/**
 * The number of months on end, up to the last, without sales. `months` has a bit for each month that is certain to
 * have none, the lowest for the last.
 */
export function zeroMonthsOf(months: number): number {
  let run = 0;
  while (((months >> run) & 1) === 1) run += 1;
  return run;
}
