import { currentPeriod } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Where } from "../../../records/query/select-records.ts";
import { takeCompanies } from "../../clients/door.ts";
import { INSIGHT_JOB, type InsightParams } from "./insight-job.ts";
import type { RiskPeriod } from "./risk-facts.ts";

/** Leaves a job that examines the companies for the period in hand, for the first time or again. */
export const startInsight = operation("compliance.insight.batch", async ({ companyIdList }, context) => {
  await takeCompanies(context, companyIdList);
  return await leave(companyIdList, "企业体检", inHand(context), context);
});

/** Examines companies again that have been examined before. */
export const refreshInsights = operation("compliance.refresh", async ({ companyIdList }, context) => {
  await takeCompanies(context, companyIdList);
  await assertExamined(companyIdList, context);
  return await leave(companyIdList, "刷新体检结果", inHand(context), context);
});

export const refreshInsight = operation("fintaxError.refresh", async ({ companyId }, context) => {
  await takeCompanies(context, [companyId]);
  return await leave([companyId], "刷新财税风险", inHand(context), context);
});

/** Every company that the user may see and that has been examined. */
export const refreshAll = operation("compliance.refreshAll", async (_params, context) => {
  const companyIds = await examinedCompanies(context);
  context.concerns(`${companyIds.length} 家已体检企业`);
  if (companyIds.length === 0) throw new Refusal("rule", "还没有已体检的企业，请先发起体检");
  return await leave(companyIds, "刷新全部体检结果", inHand(context), context);
});

/** A period that is over, as it stood then. */
export const refreshPeriod = operation(
  "compliance.period.refresh",
  async ({ companyIdList, kjnd, kjqj }, context) => {
    await takeCompanies(context, companyIdList);
    const last = inHand(context);
    if (kjnd * 12 + kjqj > last.kjnd * 12 + last.kjqj) {
      const message = `只能体检 ${last.kjnd} 年 ${last.kjqj} 期及以前的期间`;
      throw new Refusal("validation", message, [{ path: "kjqj", message }]);
    }
    return await leave(companyIdList, `${kjnd} 年 ${kjqj} 期体检`, { kjnd, kjqj }, context);
  },
);

function inHand({ clock }: FirmContext): RiskPeriod {
  const period = currentPeriod(clock.now());
  return { kjnd: Number(period.slice(0, 4)), kjqj: Number(period.slice(5, 7)) };
}

async function leave(
  companyIds: readonly number[],
  title: string,
  period: RiskPeriod,
  { jobs }: FirmContext,
) {
  const params: InsightParams = { companyIds: [...new Set(companyIds)], period };
  return { taskid: await jobs.enqueue(INSIGHT_JOB, title, params) };
}

async function assertExamined(companyIds: readonly number[], context: FirmContext): Promise<void> {
  const examined = new Set(await examinedCompanies(context, { companyId: companyIds }));
  const missing = companyIds.filter((id) => !examined.has(id));
  if (missing.length > 0) throw new Refusal("rule", `有 ${missing.length} 家企业还没有体检，请先发起体检`);
}

async function examinedCompanies(context: FirmContext, where: Where = {}): Promise<number[]> {
  const store = await RecordStore.open("companyInsight", context);
  return (await store.groupBy(["companyId"], { where })).map(({ key }) => Number(key.companyId));
}
