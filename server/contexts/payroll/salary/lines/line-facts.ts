import type { SpecialAdditionalClaim } from "../../../../../src/domain/payroll/special-additional-claim.ts";
import type { LineAmounts } from "./line-amounts.ts";

/** Kinds of payroll: values of the code table `salaryType`. */
export const SALARY = {
  wages: 1,
  bookOnly: 2,
  bonus: 3,
  labour: 4,
  foreign: 6,
  severance: 11,
  continuousLabour: 20,
} as const;

/** The facts about the person that the tax depends on. Dates are `YYYY-MM-DD`, flags 0 or 1. */
export interface TaxedPerson {
  readonly xm: string;
  /** 任职受雇从业类型, of the code table `employmentType`. */
  readonly cyqk: string;
  readonly rzrq: string;
  readonly lzrq: string | null;
  readonly sfscjy: number;
  readonly sfqnkc: number;
}

/** Sums of the year that another payroll or program declared up to a month, in 分. */
export interface OpeningSums {
  readonly month: number;
  readonly ljsr: number;
  readonly ljmssr: number;
  readonly ljzxkc: number;
  readonly ljzxfjkc: number;
  readonly ljqtkc: number;
  readonly ljjmse: number;
  readonly ljykjse: number;
}

/** All that the withholding on a line depends on beside its own amounts. */
export interface LineFacts {
  /** A value of the code table `salaryType`. */
  readonly xclx: number;
  /** `YYYY-MM`. */
  readonly period: string;
  readonly person: TaxedPerson;
  /** The person's lines of the same kind in earlier months of the year. */
  readonly earlier: readonly { readonly month: number; readonly amounts: LineAmounts }[];
  readonly opening: OpeningSums | null;
  /** Reported up to the period. */
  readonly claims: readonly SpecialAdditionalClaim[];
  /** Months in which another payer takes the claims into account, `YYYY-MM`. */
  readonly claimedElsewhere: readonly string[];
  /** 减免税额 in 分 that was entered for the month. */
  readonly relief: number;
  /** The same of the earlier months since the sums taken over. */
  readonly reliefBefore: number;
  /** Taxable part of a foreigner's wages in 分; null: all of them. */
  readonly taxedHere: number | null;
}
