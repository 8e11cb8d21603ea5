import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { SALARY } from "../lines/line-facts.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import type { PayrollSheet } from "../payroll-records.ts";
import { takeScheme } from "./payroll-scheme.ts";

const SHOWN = [
  "declareStatus",
  "declareTime",
  "rs",
  "ybtse",
  "kkzt",
  "kkje",
  "kkTime",
  "noticeTaxType",
  "undoStatus",
  "undoErrorMsg",
] as const;

/**
 * The state of a company's declaration of a period; null when there is nothing to declare. Of one scheme: heads and tax are
 * those of its sheet, and a scheme for bookkeeping alone, or without a sheet, has nothing to declare.
 */
export const declareStatus = operation("salary.declareStatus", async ({ xctjid, ...period }, context) => {
  const { companyId, kjnd, kjqj } = period;
  const schemeFields = xctjid === undefined ? {} : await ofScheme({ ...period, xctjid }, context);
  const store = await RecordStore.open("pitDeclaration", context);
  const declaration = schemeFields && (await store.first({ where: { qyid: companyId, kjnd, kjqj } }));
  if (!declaration) return null;
  const [shown] = await store.presentOnly([{ ...declaration, ...schemeFields }], SHOWN);
  return shown ?? null;
});

async function ofScheme(
  { xctjid, ...period }: PayrollPeriod & { readonly xctjid: number },
  context: FirmContext,
): Promise<Pick<PayrollSheet, "rs" | "ybtse"> | null> {
  const { companyId, kjnd, kjqj } = period;
  const scheme = await takeScheme({ companyId, xctjid }, context);
  if (scheme.xclx === SALARY.bookOnly) return null;
  const store = await RecordStore.open("salarySheet", context);
  const sheet = await store.first({ where: { companyId, kjnd, kjqj, xctjid } });
  return sheet ? { rs: sheet.rs, ybtse: sheet.ybtse } : null;
}
