import { periodLabel } from "../../../../../src/domain/period.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import { givenFault, givenIncome } from "./given-income.ts";
import { INPUTS, PAY, readAmounts, sumOf } from "./line-amounts.ts";
import { SALARY } from "./line-facts.ts";
import { limitFault } from "./limited-deductions.ts";

/** Amounts in yuan that were filled in for a person, and all that they are held against. */
export interface FilledLine {
  /** The person's line as it is; undefined where there is none yet. */
  readonly before: Fields | undefined;
  readonly input: Fields;
  readonly person: { readonly rzrq: string; readonly sbjs?: number | null };
  readonly sheet: Pick<PayrollPeriod, "kjnd" | "kjqj"> & { readonly xclx: number };
  /** 个人养老金 in 分 that the year's other lines take off. */
  readonly pensionBefore: number;
}

export interface LineFault {
  /** The property that is wrong; null: the person, whose name the words go on from. */
  readonly field: string | null;
  readonly text: string;
}

/** The first thing that is wrong with a person's amounts; undefined where there is none. */
export function lineFault(filled: FilledLine): LineFault | undefined {
  const { before, input, person, sheet } = filled;
  if (person.rzrq.slice(0, 7) > periodName(sheet)) {
    const month = periodLabel(periodName(sheet));
    return { field: null, text: `的任职受雇日期为 ${person.rzrq}，晚于${month}` };
  }
  const line: Fields = { ...before, ...input, tbsr: givenIncome(before, input) };
  const amounts = readAmounts(Object.fromEntries(INPUTS.map((name) => [name, line[name]])));
  const limit = limitFault(input, amounts, filled);
  if (limit) return limit;
  const income = givenFault(amounts, input);
  if (income !== undefined) return { field: "bqsr", text: income };
  if (amounts.kqkk > 0 && amounts.kqkk > sumOf(amounts, PAY))
    return { field: "kqkk", text: "缺勤扣款不能大于应发工资" };
  if (sheet.xclx === SALARY.severance && amounts.pjgz === 0)
    return { field: "pjgz", text: "请填写当地上年职工年平均工资，用于计算免税的补偿金" };
  return undefined;
}
