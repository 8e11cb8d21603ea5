import { requireRule } from "./rates/dated.ts";
import { ANNUAL_TABLES } from "./rates/income-tables.ts";
import { SEVERANCE_EXEMPTIONS } from "./rates/separate-taxation.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";
import type { Withholding } from "./withholding.ts";

/** 免税收入 beside the usual figures. */
export interface SeveranceWithholding extends Withholding {
  readonly taxFree: number;
}

/** Amounts in 分. */
interface SeveranceInput {
  readonly period: string;
  /** Everything paid for the dismissal: compensation, subsistence and other allowances. */
  readonly compensation: number;
  /** 当地上年职工平均工资, of a whole year. */
  readonly averageAnnualWage: number;
}

/** Tax on a severance lump sum (解除劳动合同一次性补偿金): what exceeds the free part, apart from the year's income. */
export function withholdSeverance({
  period,
  compensation,
  averageAnnualWage,
}: SeveranceInput): SeveranceWithholding {
  const { averageWages } = requireRule(SEVERANCE_EXEMPTIONS, period, "一次性补偿金免税标准");
  const { brackets } = requireRule(ANNUAL_TABLES, period, "综合所得税率表");
  const taxFree = Math.min(compensation, averageWages * averageAnnualWage);
  const taxableIncome = compensation - taxFree;
  return { taxFree, taxableIncome, ...taxByBrackets(taxableIncome, brackets) };
}
