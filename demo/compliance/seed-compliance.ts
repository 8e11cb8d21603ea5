import type { TenantDb } from "../../server/platform/database/tenant-db.ts";
import { type Assessment, assessRisks } from "../../server/contexts/growth/compliance/assess-risks.ts";
import {
  type EffectiveRule,
  type RuleSetting,
  effectiveRules,
} from "../../server/contexts/growth/compliance/effective-rules.ts";
import { readRiskFacts } from "../../server/contexts/growth/compliance/facts/read-risk-facts.ts";
import {
  insightFields,
  predictionFields,
  riskChanges,
  riskItemFields,
} from "../../server/contexts/growth/compliance/risk-fields.ts";
import type { RiskPeriod } from "../../server/contexts/growth/compliance/risk-facts.ts";
import { RISK_STATE } from "../../server/contexts/growth/compliance/risk-state.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";

/** The last periods have been examined one by one. */
const PERIODS = 4;

/** One company in so many has not been examined yet. */
const LEFT_OUT = 5;

const SETTINGS: readonly RuleSetting[] = [
  { ruleCode: "smallYearSales", threshold: 4_500_000, riskGrade: 3, enabled: 1, kept: 0, updateTime: null },
  { ruleCode: "customerFocus", threshold: 70, riskGrade: 1, enabled: 1, kept: 1, updateTime: null },
  { ruleCode: "salesSwing", threshold: 30, riskGrade: 1, enabled: 1, kept: 0, updateTime: null },
  { ruleCode: "contractEnding", threshold: 10, riskGrade: 1, enabled: 1, kept: 0, updateTime: null },
  { ruleCode: "reversedInvoices", threshold: 10, riskGrade: 2, enabled: 0, kept: 0, updateTime: null },
];

/** Examines most of the companies in service as the server does, for the last periods one after the other. */
export async function seedCompliance(world: DemoWorld): Promise<void> {
  await world.insertOnce(
    "riskRuleConfig",
    SETTINGS.map(({ updateTime: _none, ...fields }, index) => ({
      createTime: world.daysAgo(200 - index),
      fields,
    })),
  );
  const rules = effectiveRules(SETTINGS);
  const companies = world.companies
    .filter(isServed)
    .filter((_one, index) => index % LEFT_OUT !== LEFT_OUT - 1);
  const ids = companies.map(({ companyId }) => companyId);
  const periods = examined(world);
  const byCompany = new Map<number, Examination[]>();
  for (const { kjnd, kjqj } of periods) {
    const period = { kjnd, kjqj };
    const daysAgo = (monthOf(periods.at(-1)) - monthOf({ kjnd, kjqj })) * 30;
    const time = (companyId: number) => world.daysAgo(daysAgo + 1 + (companyId % 12), companyId * 13);
    for (const assessment of await examine(world.db, ids, period, rules, world.daysAgo(daysAgo))) {
      const { companyId } = assessment;
      const examination = { assessment, period, time: time(companyId) };
      byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), examination]);
    }
  }
  const all = [...byCompany.values()];
  await world.insert("insightPeriod", all.flat().map(periodRecord));
  await world.insert(
    "companyInsight",
    all.map((examinations) => insightRecord(world, examinations)),
  );
  await world.insert(
    "riskItem",
    all.flatMap((examinations) => itemRecords(world, examinations)),
  );
  await world.insert("riskChange", all.flatMap(changeRecords));
  await world.insert("riskPrediction", all.flatMap(predictionRecords));
}

/** The last periods, and the end of the year before them. */
function examined({ periods }: DemoWorld): RiskPeriod[] {
  const last = periods.slice(-PERIODS);
  const yearEnd = periods.slice(0, -PERIODS).findLast(({ kjqj }) => kjqj === 12);
  return yearEnd ? [yearEnd, ...last] : last;
}

function monthOf(period: RiskPeriod | undefined): number {
  return (period?.kjnd ?? 0) * 12 + (period?.kjqj ?? 0);
}

interface Examination {
  readonly assessment: Assessment;
  readonly period: RiskPeriod;
  readonly time: string;
}

async function examine(
  db: TenantDb,
  ids: readonly number[],
  period: RiskPeriod,
  rules: readonly EffectiveRule[],
  day: string,
): Promise<Assessment[]> {
  const facts = await readRiskFacts(db, ids, period, day.slice(0, 10));
  return facts.map((fact) => assessRisks(fact, rules));
}

function periodRecord({ assessment, period, time }: Examination): DemoRecord {
  const { itemCount: _items, ruleCount: _rules, ...fields } = insightFields(assessment);
  return { ...placeOf(assessment, period), createTime: time, fields: { ...fields, insightTime: time } };
}

function insightRecord(world: DemoWorld, examinations: readonly Examination[]): DemoRecord {
  const [first, last, before] = [examinations[0], examinations.at(-1), examinations.at(-2)];
  if (!first || !last) throw new Error("a company without an examination");
  const { companyId } = last.assessment;
  const beforeScore = before?.assessment.score ?? null;
  const insightUserId = world.keepersOf(companyId)[0] ?? null;
  const fields = { ...insightFields(last.assessment), beforeScore, insightUserId, insightTime: last.time };
  return { ...placeOf(last.assessment, last.period), createTime: first.time, fields };
}

/** The risks there are, and those that were there before and are gone. Some have been talked about with the client. */
function itemRecords(world: DemoWorld, examinations: readonly Examination[]): DemoRecord[] {
  const last = examinations.at(-1);
  if (!last) return [];
  const present = last.assessment.risks;
  const past = examinations
    .slice(0, -1)
    .toReversed()
    .flatMap(({ assessment }) => assessment.risks);
  const gone = past.filter(
    (risk, index) =>
      !present.some(({ rule }) => rule === risk.rule) &&
      past.findIndex(({ rule }) => rule === risk.rule) === index,
  );
  return [...present, ...gone].map((risk, index) => {
    const isGone = index >= present.length;
    const since =
      examinations.find(({ assessment }) => assessment.risks.some(({ rule }) => rule === risk.rule)) ?? last;
    const isDiscussed = !isGone && (last.assessment.companyId + index) % 4 === 0;
    const handled = {
      handleUserId: world.keepersOf(last.assessment.companyId)[0] ?? null,
      handleTime: last.time,
      handleContent: "已电话告知客户负责人，客户同意在下个申报期前整改。",
    };
    return {
      ...placeOf(last.assessment, last.period),
      createTime: since.time,
      fields: {
        ...riskItemFields(risk),
        state: isGone ? RISK_STATE.gone : isDiscussed ? RISK_STATE.discussed : RISK_STATE.open,
        firstTime: since.time,
        ...(isDiscussed ? handled : { handleUserId: null, handleTime: null, handleContent: null }),
      },
    };
  });
}

function changeRecords(examinations: readonly Examination[]): DemoRecord[] {
  return examinations.slice(1).flatMap(({ assessment, period, time }, index) => {
    const before = examinations[index]?.assessment.risks.map(riskItemFields) ?? [];
    return riskChanges(before, assessment.risks, period).map(({ kjnd: _year, kjqj: _month, ...fields }) => ({
      ...placeOf(assessment, period),
      createTime: time,
      fields,
    }));
  });
}

function predictionRecords(examinations: readonly Examination[]): DemoRecord[] {
  const last = examinations.at(-1);
  if (!last) return [];
  const { assessment, period, time } = last;
  return assessment.near.map((near) => ({
    ...placeOf(assessment, period),
    createTime: time,
    fields: predictionFields(near),
  }));
}

function placeOf({ companyId }: Assessment, period: RiskPeriod) {
  return { companyId, ...period };
}
