import { Refusal } from "../../../platform/errors.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { serviceStatus } from "../../../access/served-months.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";
import { assessRisks } from "./assess-risks.ts";
import { readEffectiveRules } from "./effective-rules.ts";
import { readRiskFacts } from "./facts/read-risk-facts.ts";
import { keepInsight } from "./keep-insight.ts";
import type { RiskPeriod } from "./risk-facts.ts";

/** Kind of the job that examines companies. */
export const INSIGHT_JOB = "compliance.insight";

export interface InsightParams {
  readonly companyIds: readonly number[];
  readonly period: RiskPeriod;
}

/** The parts finished so far. */
interface Progress {
  readonly done: number;
  readonly risky: number;
  readonly failures: readonly string[];
}

const CHUNK = 10;
const NAMED_FAILURES = 5;

/** Examines the companies; those that are stopped, or in the recycle bin by now, are left out and reported. */
export const insightJob: JobKind<InsightParams> = async ({ companyIds, period }, job) => {
  assertMayExport(job, "businessInsight.compliance.refresh");
  let progress = (job.resume as Progress | null) ?? { done: 0, risky: 0, failures: [] };
  while (progress.done < companyIds.length) {
    const chunk = companyIds.slice(progress.done, progress.done + CHUNK);
    const before = progress;
    await job.part(before.done / companyIds.length, async (context) => {
      progress = await examine(chunk, period, before, context);
      return progress;
    });
  }
  const { failures, risky } = progress;
  const examined = companyIds.length - failures.length;
  const summary = `已体检 ${examined} 家企业，其中 ${risky} 家存在风险`;
  if (failures.length === 0) return { message: summary };
  const named = failures.slice(0, NAMED_FAILURES).join("；");
  const reason = `${failures.length} 家未能体检：${named}${failures.length > NAMED_FAILURES ? "等" : ""}`;
  return examined === 0 ? { status: 2, message: reason } : { status: 3, message: `${summary}；${reason}` };
};

async function examine(
  companyIds: readonly number[],
  period: RiskPeriod,
  before: Progress,
  context: FirmContext,
): Promise<Progress> {
  const companies = await readCompanies(companyIds, context);
  const failures = [...before.failures];
  const fit = companyIds.filter((id) => {
    const fault = faultOf(
      companies.find(({ companyId }) => companyId === id),
      period,
    );
    if (fault !== null) failures.push(fault);
    return fault === null;
  });
  const rules = await readEffectiveRules(context);
  if (!rules.some(({ enabled }) => enabled === 1))
    throw new Refusal("rule", "所有风险规则都已停用，无法体检");
  let risky = before.risky;
  for (const facts of await readRiskFacts(context.db, fit, period, context.clock.now().slice(0, 10))) {
    const assessment = assessRisks(facts, rules);
    await keepInsight(assessment, period, context);
    if (assessment.risks.length > 0) risky += 1;
  }
  return { done: before.done + companyIds.length, risky, failures };
}

async function readCompanies(companyIds: readonly number[], { db, user, clock }: FirmContext) {
  return await db
    .selectFrom("company")
    .select(["companyId", "companyName", "isRemove", "beginDate"])
    .select(serviceStatus(clock).as("status"))
    .where("companyId", "in", companyIds)
    .where(withinScope(await companyScope(db, user)))
    .execute();
}

type Examined = Awaited<ReturnType<typeof readCompanies>>[number];

function faultOf(company: Examined | undefined, { kjnd, kjqj }: RiskPeriod): string | null {
  if (!company) return "有企业已被删除或不再由您负责";
  if (company.isRemove === 1) return `“${company.companyName}”已在回收站中`;
  if (company.status === 0) return `“${company.companyName}”已停止服务`;
  const end = `${kjnd}-${String(kjqj).padStart(2, "0")}-31`;
  return company.beginDate > end ? `“${company.companyName}”在所选期间尚未开始服务` : null;
}
