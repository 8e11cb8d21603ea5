import { yuanToFen } from "../../money.ts";

/** One line of a progressive table (超额累进税率表). */
export interface Bracket {
  /** Greatest taxable amount of the line, in 分. */
  readonly upTo: number;
  /** Whole per cent. */
  readonly ratePercent: number;
  /** 速算扣除数, in 分. */
  readonly quickDeduction: number;
}

/** A table as announcements print it: up to (yuan), per cent, quick deduction (yuan). The last line goes up to Infinity. */
export function bracketTable(
  lines: readonly (readonly [upTo: number, ratePercent: number, quickDeduction: number])[],
): readonly Bracket[] {
  return lines.map(([upTo, ratePercent, quickDeduction]) => ({
    upTo: yuanToFen(upTo),
    ratePercent,
    quickDeduction: yuanToFen(quickDeduction),
  }));
}
