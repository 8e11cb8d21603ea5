import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { type MonthJob, abandonEachMonth } from "./abandon-months.ts";
import { takePeriods } from "./company-period.ts";
import { keepEstimates } from "./keep-estimate.ts";
import { CALCULATING, CALCULATION_FAILED } from "./period-states.ts";

/** Kind of the job that calculates taxes anew. */
export const TAX_ESTIMATE = "tax.estimate";

/** Marks the companies' months as being calculated and leaves the job that does it. */
export async function startEstimate(context: FirmContext, params: MonthJob): Promise<void> {
  const { db, clock, jobs } = context;
  const rows = await takePeriods(context, params.companyIds, params);
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable("companyPeriod")
    .set({ predictionStatus: CALCULATING, updateTime: clock.now() })
    .where("id", "in", ids)
    .execute();
  await jobs.enqueue(TAX_ESTIMATE, `计算${params.kjnd}年${params.kjqj}期税款`, params);
}

export const estimateJob: JobKind<MonthJob> = async ({ companyIds, kjnd, kjqj }, context) =>
  await oneByOne(
    companyIds,
    {
      work: async (companyId, part) =>
        (await keepEstimates(part, { companyId, kjnd, kjqj })) !== CALCULATION_FAILED,
      all: (count) => `已计算 ${count} 家企业的税款`,
      some: (succeeded, failed) => `${succeeded} 家企业计算完成，${failed} 家计算失败`,
    },
    context,
  );

export const abandonEstimate = abandonEachMonth({
  column: "predictionStatus",
  underWay: CALCULATING,
  outcome: { predictionStatus: CALCULATION_FAILED, zzshfjsExtRemark: brokenOff("计算") },
});
