import { sql } from "kysely";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { takeCompanies } from "../../../clients/door.ts";

export interface CompanyBatch {
  readonly companyIdList?: readonly number[];
  /** One more. */
  readonly companyId?: number;
  /** This scheme alone. */
  readonly xctjid?: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** Does the work company by company: a refused company is undone and reported, the others stay. */
export async function forEachCompany(
  { companyIdList = [], companyId: singleId }: CompanyBatch,
  work: (companyId: number) => Promise<unknown>,
  context: FirmContext,
) {
  const chosen = [...new Set([...companyIdList, ...(singleId === undefined ? [] : [singleId])])];
  if (chosen.length === 0) {
    const message = "请选择企业";
    throw new Refusal("validation", message, [{ path: "companyIdList", message }]);
  }
  const companies = await takeCompanies(context, chosen);
  const failList: { companyId: number; companyName: string; reason: string }[] = [];
  for (const { companyId, companyName } of companies) {
    await mark(context, "savepoint company_batch");
    try {
      await work(companyId);
      await mark(context, "release savepoint company_batch");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await mark(context, "rollback to savepoint company_batch");
      failList.push({ companyId, companyName, reason: error.message });
    }
  }
  return { successCount: companies.length - failList.length, failList };
}

async function mark({ db }: FirmContext, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
