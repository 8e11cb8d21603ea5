import type { ImportKind } from "../../../../contracts/firm-context.ts";
import { SALARY } from "../lines/line-facts.ts";
import { detailKind } from "./detail-kind.ts";
import type { ImportTarget } from "./import-target.ts";
import { lineKind } from "./line-kind.ts";

type Kind = ImportKind<ImportTarget>;

export const wagesKind = lineKind("salary", "薪酬");
export const labourKind = lineKind("salary-labour", "劳务报酬");
export const bonusKind = lineKind("salary-bonus", "全年一次性奖金");
const severanceKind = lineKind("salary-severance", "解除劳动合同一次性补偿金");
export const deductionsKind = detailKind("salary-deductions", "专项附加扣除", "specialAdditionalDeduction");
export const cumulativeKind = detailKind("salary-cumulative", "累计扣除", "cumulativeDeduction");
export const multiSourceKind = detailKind("salary-multi-source", "多处所得", "multiSourceIncome");
export const stockKind = detailKind("salary-stock", "股权激励所得", "stockIncome");

/** Kind of payroll → the kind of its wage sheets. */
const LINE_KINDS: ReadonlyMap<number, Kind> = new Map([
  [SALARY.bonus, bonusKind],
  [SALARY.labour, labourKind],
  [SALARY.continuousLabour, labourKind],
  [SALARY.severance, severanceKind],
]);

/** The kind of the wage sheets of a kind of payroll, a value of the code table `salaryType`. */
export function lineKindOf(xclx: number): Kind {
  return LINE_KINDS.get(xclx) ?? wagesKind;
}

export const salaryImportKinds: readonly Kind[] = [
  wagesKind,
  labourKind,
  bonusKind,
  severanceKind,
  deductionsKind,
  cumulativeKind,
  multiSourceKind,
  stockKind,
];
