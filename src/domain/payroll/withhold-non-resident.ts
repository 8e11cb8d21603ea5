import { percentOf } from "./percent-of.ts";
import { BASIC_DEDUCTIONS } from "./rates/basic-deductions.ts";
import { requireRule } from "./rates/dated.ts";
import { MONTHLY_TABLES } from "./rates/income-tables.ts";
import { LABOUR_EXPENSES } from "./rates/labour-expenses.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";
import type { Withholding } from "./withholding.ts";

/** Amounts in 分. */
interface NonResidentInput {
  readonly period: string;
  /** Of one month, or of one payment of labour remuneration. */
  readonly income: number;
}

/** Tax on a non-resident's wages of one month (非居民个人工资薪金所得): final, no later month changes it. */
export function withholdNonResidentWages({ period, income }: NonResidentInput): Withholding {
  const { monthly } = requireRule(BASIC_DEDUCTIONS, period, "减除费用标准");
  return byMonth(period, income - monthly);
}

/** Tax on a payment of labour remuneration to a non-resident (非居民个人劳务报酬所得). */
export function withholdNonResidentLabour({ period, income }: NonResidentInput): Withholding {
  const { sharePercent } = requireRule(LABOUR_EXPENSES, period, "劳务报酬费用标准");
  return byMonth(period, income - percentOf(income, sharePercent));
}

function byMonth(period: string, remainder: number): Withholding {
  const { brackets } = requireRule(MONTHLY_TABLES, period, "按月换算的综合所得税率表");
  const taxableIncome = Math.max(0, remainder);
  return { taxableIncome, ...taxByBrackets(taxableIncome, brackets) };
}
