import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import type { Fields } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";
import { findOperation } from "../../store/find-operation.ts";
import { SALARY } from "./line-facts.ts";
import type { PayrollPeriod } from "./payroll-period.ts";
import { takeScheme } from "./payroll-scheme.ts";

interface StatusParams extends PayrollPeriod {
  readonly xctjid?: number;
}

/**
 * How a company's declaration of a period stands; null when there is nothing to declare. Of one scheme: heads and tax are
 * those of its sheet, and a scheme for bookkeeping alone, or without a sheet, has nothing to declare.
 */
export const declareStatus: FirmHandler<StatusParams> = async ({ xctjid, ...period }, context) => {
  const { companyId, kjnd, kjqj } = period;
  const own = xctjid === undefined ? {} : await ofScheme({ ...period, xctjid }, context);
  const store = await RecordStore.open("pitDeclaration", context);
  const found = own && (await store.first({ where: { qyid: companyId, kjnd, kjqj } }));
  if (!found) return null;
  const { result } = await findOperation(context, "salary.declareStatus");
  const [shown] = await store.present([{ ...found, ...own }], result);
  return shown;
};

async function ofScheme(
  { xctjid, ...period }: PayrollPeriod & { readonly xctjid: number },
  context: FirmContext,
): Promise<Fields | null> {
  const { companyId, kjnd, kjqj } = period;
  const scheme = await takeScheme({ companyId, xctjid }, context);
  if (scheme.xclx === SALARY.bookOnly) return null;
  const store = await RecordStore.open("salarySheet", context);
  const sheet = await store.first({ where: { companyId, kjnd, kjqj, xctjid } });
  return sheet ? { rs: sheet["rs"], ybtse: sheet["ybtse"] } : null;
}
