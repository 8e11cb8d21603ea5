import type { RecordName } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import { recogniseChances } from "../opportunity/recognise-chances.ts";
import type { Assessment } from "./assess-risks.ts";
import { insightFields, predictionFields, riskChanges, riskItemFields } from "./risk-fields.ts";
import type { RiskPeriod } from "./risk-facts.ts";
import { RISK_STATE } from "./risk-state.ts";

/**
 * Keeps what an examination has found: the company's report, its risks, what has changed since the last one and what
 * may come, and what can be sold for it. Of a period before the last examined one only the result is kept.
 */
export async function keepInsight(
  assessment: Assessment,
  period: RiskPeriod,
  context: FirmContext,
): Promise<void> {
  const { companyId } = assessment;
  const { user, clock } = context;
  await takeTurn(`companyInsight ${companyId}`, context);
  const fields = insightFields(assessment);
  await save("insightPeriod", { companyId, ...period }, { ...fields, insightTime: clock.now() }, context);
  const insights = await RecordStore.open("companyInsight", context);
  const before = await insights.first({ where: { companyId } });
  if (before && isLater(before, period)) return;
  const report = { ...fields, ...period, insightUserId: user.id, insightTime: clock.now() };
  if (before) await insights.change(before, { ...report, beforeScore: before.score });
  else await insights.create({ companyId, ...report, beforeScore: null });
  await keepRisks(assessment, period, context);
  await keepPredictions(assessment, period, context);
  const signs = [...assessment.risks, ...assessment.near].map(({ rule: { ruleCode }, content }) => ({
    ruleCode,
    content,
  }));
  await recogniseChances(companyId, signs, context);
}

function isLater(a: RiskPeriod, b: RiskPeriod): boolean {
  return a.kjnd * 12 + a.kjqj > b.kjnd * 12 + b.kjqj;
}

/** A risk that is gone stays, as what it was: visits and follow-ups refer to it. */
async function keepRisks(
  { companyId, risks }: Assessment,
  period: RiskPeriod,
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("riskItem", context);
  const known = await store.list({ where: { companyId } });
  const open = known.filter(({ state }) => state !== RISK_STATE.gone);
  const now = context.clock.now();
  for (const risk of risks) {
    const fields = { ...riskItemFields(risk), ...period };
    const before = known.find(({ ruleCode }) => ruleCode === risk.rule.ruleCode);
    const isBack = before?.state === RISK_STATE.gone;
    const again = isBack
      ? { state: RISK_STATE.open, firstTime: now, handleTime: null, handleContent: null }
      : {};
    if (before) await store.change(before, { ...fields, ...again });
    else await store.create({ companyId, ...fields, firstTime: now });
  }
  const codes = new Set(risks.map(({ rule }) => rule.ruleCode));
  for (const risk of open) {
    if (!codes.has(risk.ruleCode)) await store.change(risk, { state: RISK_STATE.gone });
  }
  const changes = await RecordStore.open("riskChange", context);
  for (const change of riskChanges(open, risks, period)) {
    await changes.create({ companyId, ...change });
  }
}

/** Those that a user has removed stay away until the next period. */
async function keepPredictions(
  { companyId, near }: Assessment,
  period: RiskPeriod,
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("riskPrediction", context);
  const removed = await store.list({ where: { companyId, ...period }, trash: true });
  const hidden = new Set(removed.map(({ ruleCode }) => ruleCode));
  const known = await store.list({ where: { companyId } });
  const coming = near.filter(({ rule }) => !hidden.has(rule.ruleCode));
  for (const risk of coming) {
    const fields = { ...predictionFields(risk), ...period };
    const before = known.find(({ ruleCode }) => ruleCode === risk.rule.ruleCode);
    if (before) await store.change(before, fields);
    else await store.create({ companyId, ...fields });
  }
  const past = known.filter(({ ruleCode }) => !coming.some(({ rule }) => rule.ruleCode === ruleCode));
  if (past.length === 0) return;
  const ids = past.map(({ id }) => id);
  await context.db.deleteFrom("plainRecord").where("id", "in", ids).execute();
}

async function save(
  record: RecordName,
  key: RiskPeriod & { readonly companyId: number },
  fields: object,
  context: FirmContext,
) {
  const store = await RecordStore.open(record, context);
  await keepOne(store, { ...key }, { ...fields });
}
