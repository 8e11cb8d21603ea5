import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { INSIGHT_JOB, type InsightParams } from "./insight-job.ts";

/** The state of a company's examination: made, being made, or neither. */
export const isInCompliance = operation("compliance.isInCompliance", async ({ companyId }, context) => {
  const store = await RecordStore.open("companyInsight", context);
  const insight = await store.first({ where: { companyId } });
  return {
    inCompliance: insight !== undefined,
    refreshing: await isRunning(companyId, context),
    id: insight?.id ?? null,
    insightTime: insight?.insightTime ?? null,
  };
});

async function isRunning(companyId: number, { db }: FirmContext): Promise<boolean> {
  const jobs = await db
    .selectFrom("job")
    .select("params")
    .where("kind", "=", INSIGHT_JOB)
    .where("status", "=", 0)
    .execute();
  return jobs.some(({ params }) => (JSON.parse(params) as InsightParams).companyIds.includes(companyId));
}

/** The first and the last period of the firm's examinations; all null when there is none. */
export const insightPeriods = operation("compliance.getKjndqjBeginAndEnd", async ({ tenantId }, context) => {
  if (tenantId !== context.user.gsid) throw new Refusal("missing", "公司不存在或不属于当前账号");
  const store = await RecordStore.open("insightPeriod", context);
  const first = await store.first({
    order: [
      { field: "kjnd", descending: false },
      { field: "kjqj", descending: false },
    ],
  });
  const last = await store.first({});
  return {
    beginKjnd: first?.kjnd ?? null,
    beginKjqj: first?.kjqj ?? null,
    endKjnd: last?.kjnd ?? null,
    endKjqj: last?.kjqj ?? null,
  };
});
