import { operation } from "../../../contracts/operation.ts";
import { ROWS_CHANGE, type RowsChange } from "../../../records/rows/change-rows.ts";
import { readCompanyNames } from "../company/company-names.ts";

/** Leaves a job that dispatches company by company: one that cannot be dispatched does not hold up the others. */
export const asyncBatchAdd = operation("companyUserAuth.asyncBatchAdd", async (params, context) => {
  const { companyIdList, ...given } = params;
  const title = `批量派工 ${companyIdList.length} 个客户`;
  context.concerns(title);
  const names = await readCompanyNames(companyIdList, context);
  const job: RowsChange = {
    operation: "companyUserAuth.batchAdd",
    verb: "派工",
    given,
    rows: companyIdList.map((companyId) => ({
      name: names.get(companyId) ?? `客户 ${companyId}`,
      params: { companyIdList: [companyId] },
    })),
  };
  return { taskid: await context.jobs.enqueue(ROWS_CHANGE, title, job) };
});
