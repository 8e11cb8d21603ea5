import { requireRule } from "./rates/dated.ts";
import { ANNUAL_TABLES } from "./rates/income-tables.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";

/** Everything in 分; the sums run from January to the period. */
interface CumulativeInput {
  readonly period: string;
  /** Income less all that is taken off; may be negative. */
  readonly remainder: number;
  /** 累计减免税额. */
  readonly cumulativeRelief: number;
  /** 累计已预扣预缴税额. */
  readonly alreadyWithheld: number;
}

/** A line of 扣缴申报 by the cumulative method (累计预扣法), in 分. */
export interface CumulativeWithholding {
  /** 累计减除费用. */
  readonly basicDeduction: number;
  /** 累计应纳税所得额, never negative. */
  readonly taxableIncome: number;
  /** 预扣率, whole per cent. */
  readonly ratePercent: number;
  readonly quickDeduction: number;
  /** 累计应纳税额, before the relief. */
  readonly cumulativeTax: number;
  /** 本期应预扣预缴税额, never negative. */
  readonly tax: number;
  /** Tax withheld beyond the tax so far: offset by later months, given back by the annual settlement only. */
  readonly carried: number;
}

/** The year's tax so far less what was withheld before. */
export function withholdCumulatively({
  period,
  remainder,
  cumulativeRelief,
  alreadyWithheld,
}: CumulativeInput): Omit<CumulativeWithholding, "basicDeduction"> {
  const taxableIncome = Math.max(0, remainder);
  const { brackets } = requireRule(ANNUAL_TABLES, period, "综合所得预扣率表");
  const { tax: cumulativeTax, ...line } = taxByBrackets(taxableIncome, brackets);
  const due = Math.max(0, cumulativeTax - cumulativeRelief);
  return {
    taxableIncome,
    ...line,
    cumulativeTax,
    tax: Math.max(0, due - alreadyWithheld),
    carried: Math.max(0, alreadyWithheld - due),
  };
}
