import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { takeCompanies } from "../company/take-companies.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";
import { grantCompanies } from "./grant-companies.ts";

/** Kind of the job that dispatches many companies. */
export const BATCH_DISPATCH = "companyUserAuth.batchAdd";

/** Leaves a job that dispatches the companies. */
export const asyncBatchAdd = operation(
  "companyUserAuth.asyncBatchAdd",
  async (params, { jobs, concerns }) => {
    const title = `批量派工 ${params.companyIdList.length} 个客户`;
    concerns(title);
    return { taskid: await jobs.enqueue(BATCH_DISPATCH, title, params) };
  },
);

interface Progress {
  readonly done: number;
  readonly added: number;
  readonly failed: readonly string[];
}

const PARTLY_FAILED = 3;
const FAILED = 2;
const NAMED = 5;

/** Dispatches company by company: one that cannot be dispatched does not hold up the others. */
export const batchAddJob: JobKind<ParamsOf<"companyUserAuth.asyncBatchAdd">> = async (
  { companyIdList, userIdList, mode },
  context,
) => {
  assertMayExport(context, "customerCentre.customerInfo.dispatch");
  let progress = (context.resume as Progress | null) ?? { done: 0, added: 0, failed: [] };
  for (const companyId of companyIdList.slice(progress.done)) {
    const { done, failed, added } = progress;
    let next: Progress = { done: done + 1, added, failed };
    let name = `客户 ${companyId}`;
    try {
      await context.part(next.done / companyIdList.length, async (part) => {
        const companies = await takeCompanies(part, [companyId]);
        name = `「${companies[0].companyName}」`;
        const granted = await grantCompanies(part, companies, userIdList, mode);
        next = { ...next, added: added + granted.added };
        return next;
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refused = { ...next, failed: [...failed, `${name}：${error.message}`] };
      next = refused;
      await context.part(next.done / companyIdList.length, async () => await Promise.resolve(refused));
    }
    progress = next;
  }
  const { failed, added } = progress;
  if (failed.length === 0) return { message: `派工完成，新增 ${added} 条授权` };
  const reasons = failed.slice(0, NAMED).join("；");
  return {
    status: failed.length === companyIdList.length ? FAILED : PARTLY_FAILED,
    message: `${failed.length} 个客户派工失败：${reasons}`,
  };
};
