import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RulesOf } from "../../../records/rule-book.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { PLAN, UNFINISHED, shownStatus } from "./plan-status.ts";

/** A visit is planned for a time to come, with a chance of the same client; one that has taken place stays. */
export const visitPlanRules: RulesOf<"visitPlan"> = {
  complete: (fields) => (fields.status === PLAN.cancelled ? fields : { ...fields, cancelReason: null }),
  assertAllowed: async (after, before, context) => {
    assertTime(after, before, context.clock.now());
    if (after.status === PLAN.cancelled && !after.cancelReason)
      throw fault("cancelReason", "请填写取消拜访的原因");
    if (before === undefined || after.riseId !== before.riseId || after.introduceId !== before.introduceId)
      await assertOwnOpportunity(after, context);
  },
  assertRemovable: async (plans, context) => {
    for (const plan of plans) {
      const reason = await planRemovalFault(plan, context);
      if (reason !== null) throw new Refusal("rule", reason);
    }
  },
  present: async (plans, { clock }) =>
    plans.map((plan) => ({ ...plan, status: shownStatus(plan.status, plan.planTime, clock.now()) })),
};

function assertTime(after: Fields, before: StoredRecord | undefined, now: string): void {
  const isMoved = before === undefined || after.planTime !== before.planTime;
  if (isMoved && UNFINISHED.includes(Number(after.status)) && String(after.planTime) < now)
    throw fault("planTime", "计划拜访时间不能早于现在");
}

/** A chance that is named is one of the client who is visited. */
export async function assertOwnOpportunity(fields: Fields, context: FirmContext): Promise<void> {
  for (const [name, record] of [
    ["riseId", "riseChance"],
    ["introduceId", "introduceChance"],
  ] as const) {
    const id = fields[name];
    if (typeof id !== "number") continue;
    const chance = await (await RecordStore.open(record, context)).find(id);
    if (chance.qyId !== fields.qyId) throw fault(name, "所选商机不属于该客户");
  }
}

/** The reason against deleting a plan; null when there is none. */
export async function planRemovalFault(plan: StoredRecord, context: FirmContext): Promise<string | null> {
  const records = await RecordStore.open("visitRecord", context);
  const count = await records.count({ where: { planId: plan.id } });
  if (count > 0) return `拜访计划“${String(plan.title)}”已填写 ${count} 条拜访记录，请先删除拜访记录`;
  return plan.status === PLAN.finished ? `拜访计划“${String(plan.title)}”已完成，不能删除` : null;
}

function fault(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
