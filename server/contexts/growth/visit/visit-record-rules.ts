import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RulesOf } from "../../../records/rule-book.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { changeRelation, currentRelation } from "./current-relations.ts";
import { assertOwnOpportunity } from "./visit-plan-rules.ts";
import { PLAN } from "./plan-status.ts";

/** A visit that took place finishes its plan; when its record is deleted, the plan is open again. */
export const visitRecordRules: RulesOf<"visitRecord"> = {
  assertAllowed: async (after, before, context) => {
    if (after.visitTime > context.clock.now()) throw fault("visitTime", "拜访时间不能晚于现在");
    const { planId } = after;
    if (typeof planId === "number" && before === undefined) await assertPlan(planId, after.qyId, context);
    await assertOwnOpportunity(after, context);
  },
  follow: async ({ before, after }, context) => {
    const planId = (after ?? before)?.planId;
    if (typeof planId === "number") await movePlan(planId, context);
    if (after) await followRelation(before, after, context);
  },
};

async function assertPlan(planId: number, qyId: unknown, context: FirmContext): Promise<void> {
  const plan = await (await RecordStore.open("visitPlan", context)).find(planId);
  if (plan.qyId !== qyId) throw fault("planId", "拜访计划不属于该客户");
  if (plan.status === PLAN.cancelled) throw fault("planId", "拜访计划已取消，不能填写记录");
}

async function movePlan(planId: number, context: FirmContext): Promise<void> {
  const plans = await RecordStore.open("visitPlan", context);
  const records = await RecordStore.open("visitRecord", context);
  const [plan] = await plans.take([planId]);
  const last = await records.first({ where: { planId } });
  if (!plan) return;
  const isFinished = plan.status === PLAN.finished;
  if (last) await plans.change(plan, { status: PLAN.finished, finishTime: last.visitTime });
  else if (isFinished) await plans.change(plan, { status: PLAN.pending, finishTime: null });
}

/** The relation that the visitor found holds from then on. */
async function followRelation(before: StoredRecord | undefined, after: StoredRecord, context: FirmContext) {
  const level = after.relationshipLevel;
  const qyId = after.qyId as number;
  if (typeof level !== "number" || level === before?.relationshipLevel) return;
  if (level === (await currentRelation(qyId, context))) return;
  await changeRelation(qyId, level, `拜访后评估：${String(after.title)}`, context);
}

function fault(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
