import type { FirmContext, ImportKind } from "../../../../contracts/firm-context.ts";
import type { ParamsOf } from "../../../../contracts/operation.ts";
import type { OperationId } from "../../../../contracts/operation-id.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { SALARY } from "../lines/line-facts.ts";
import type { PayrollScheme } from "../payroll-records.ts";
import { findScheme } from "../sheets/payroll-scheme.ts";
import {
  bonusKind,
  cumulativeKind,
  deductionsKind,
  labourKind,
  lineKindOf,
  multiSourceKind,
  stockKind,
  wagesKind,
} from "./import-kinds.ts";
import type { ImportTarget } from "./import-target.ts";

/** A set of data that comes by file: a value of the code table `salaryImportSet`. */
export type ImportSetName = ParamsOf<"salary.importTemplate">["set"];

interface ImportSet {
  /** Operation that takes the file in. */
  readonly operation: Extract<OperationId, `salary.${string}import`>;
  readonly kind: ImportKind<ImportTarget>;
  /** Kinds of payroll that it may be, the usual one first; absent: of no scheme, or of any. */
  readonly payrolls?: readonly number[];
}

/** The data that come by file. */
export const IMPORT_SETS: Readonly<Record<ImportSetName, ImportSet>> = {
  salary: { operation: "salary.import", kind: wagesKind },
  specialAdditionalDeduction: {
    operation: "salary.specialAdditionalDeduction.import",
    kind: deductionsKind,
  },
  cumulativeDeduction: {
    operation: "salary.cumulativeDeduction.import",
    kind: cumulativeKind,
  },
  labourRemuneration: {
    operation: "salary.labourRemuneration.import",
    kind: labourKind,
    payrolls: [SALARY.labour, SALARY.continuousLabour],
  },
  annualLumpSumBonus: {
    operation: "salary.annualLumpSumBonus.import",
    kind: bonusKind,
    payrolls: [SALARY.bonus],
  },
  multiSourceIncome: { operation: "salary.multiSourceIncome.import", kind: multiSourceKind },
  stockIncome: { operation: "salary.stockIncome.import", kind: stockKind },
};

export interface TakenFile {
  readonly kind: ImportKind<ImportTarget>;
  readonly target: ImportTarget;
}

/** The kind of a file of a set and where its rows go. Refuses a scheme of another client, or of another kind of payroll. */
export async function takeSet(
  { kind, payrolls }: ImportSet,
  { companyId, kjnd, kjqj, xctjid }: ImportTarget,
  context: FirmContext,
): Promise<TakenFile> {
  const target = { companyId, kjnd, kjqj, ...(xctjid !== undefined && { xctjid }) };
  if (!kind.isWhole) return { kind, target };
  const usual = payrolls?.[0] ?? SALARY.wages;
  const scheme = await findScheme({ ...target, xclx: usual }, context);
  assertPayroll(kind, payrolls, scheme);
  const xclx = scheme?.xclx ?? usual;
  return { kind: lineKindOf(xclx), target: { ...target, xclx } };
}

function assertPayroll(
  { title }: ImportKind<ImportTarget>,
  payrolls: readonly number[] | undefined,
  scheme: PayrollScheme | undefined,
): void {
  if (!scheme || !payrolls || payrolls.includes(scheme.xclx)) return;
  throw new Refusal("rule", `薪酬方案“${scheme.xcmc}”不是${title}，请重新选择`);
}
