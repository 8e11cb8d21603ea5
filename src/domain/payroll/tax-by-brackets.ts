import type { Bracket } from "./rates/bracket-table.ts";
import { percentOf } from "./percent-of.ts";

/** The line of the table that applied, and the tax by it, in 分. */
export interface BracketTax {
  /** Whole per cent. */
  readonly ratePercent: number;
  readonly quickDeduction: number;
  readonly tax: number;
}

/** Tax on a taxable amount in 分, half a 分 rounded up; nothing below zero is taxed. `lineOf`: the amount that chooses the line. */
export function taxByBrackets(
  taxable: number,
  brackets: readonly Bracket[],
  lineOf: number = taxable,
): BracketTax {
  const line = brackets.find(({ upTo }) => lineOf <= upTo);
  if (line === undefined) throw new RangeError("the amount is no number");
  const { ratePercent, quickDeduction } = line;
  return {
    ratePercent,
    quickDeduction,
    tax: Math.max(0, percentOf(taxable, ratePercent) - quickDeduction),
  };
}
