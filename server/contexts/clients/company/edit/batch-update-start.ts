import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { ROWS_CHANGE, type RowsChange } from "../../../../records/rows/change-rows.ts";
import { readCompanyNames } from "../company-names.ts";
import { assertMayChange } from "./batch-update.ts";

/** Leaves a job that does what `company.batchUpdate` does, company by company: one that is refused does not hold up the others. */
export const batchUpdateStart = operation("company.batchUpdateStart", async (params, context) => {
  const { companyIdList, rowVersionList, ...given } = params;
  const title = `批量修改 ${companyIdList.length} 个客户`;
  context.concerns(title);
  await assertOfFirm(companyIdList, context);
  assertMayChange(given, context.user);
  const names = await readCompanyNames(companyIdList, context);
  const job: RowsChange = {
    operation: "company.batchUpdate",
    verb: "修改",
    given,
    rows: companyIdList.map((companyId, index) => ({
      name: names.get(companyId) ?? `客户 ${companyId}`,
      params: { companyIdList: [companyId], rowVersionList: [rowVersionList?.[index] ?? null] },
    })),
  };
  return { taskid: await context.jobs.enqueue(ROWS_CHANGE, title, job) };
});

/** Refuses companies that the firm does not have; the job reports one that others look after by now. */
async function assertOfFirm(companyIds: readonly number[], { db }: FirmContext): Promise<void> {
  const known = await db
    .selectFrom("company")
    .select("companyId")
    .where("companyId", "in", companyIds)
    .execute();
  if (known.length < companyIds.length)
    throw new Refusal("missing", "客户不存在或已被彻底删除，请刷新后重试");
}
