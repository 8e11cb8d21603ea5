import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import type { StoredRecord } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";
import { UNFINISHED } from "./plan-status.ts";

const SOONEST = [{ field: "planTime", descending: false }] as const;

/** The client's plan that is to be carried out first; of one person when he is named. */
export async function nextPlan(
  qyId: number,
  context: FirmContext,
  userId?: number,
): Promise<StoredRecord | undefined> {
  const plans = await RecordStore.open("visitPlan", context);
  const where = { qyId, status: UNFINISHED, ...(userId !== undefined && { userId }) };
  return await plans.first({ where, order: SOONEST });
}

/** That plan whole, with the chances that it is about; null when there is none. */
export const ongoingPlan: FirmHandler<{ readonly qyId: number }> = async ({ qyId }, context) => {
  const plan = await nextPlan(qyId, context);
  if (!plan) return { plan: null, riseTitle: null, introduceTitle: null };
  const plans = await RecordStore.open("visitPlan", context);
  const shape = context.project.operations.get("visit.plan.queryOngoingPlanDetailByQyId")?.result;
  const [shown] = await plans.present([plan], shape?.properties?.["plan"]);
  return {
    plan: shown,
    riseTitle: await titleOf("riseChance", plan["riseId"], "title", context),
    introduceTitle: await titleOf("introduceChance", plan["introduceId"], "targetName", context),
  };
};

async function titleOf(record: string, id: unknown, field: string, context: FirmContext): Promise<unknown> {
  if (typeof id !== "number") return null;
  const chance = await (await RecordStore.open(record, context)).first({ where: { [keyOf(record)]: id } });
  return chance?.[field] ?? null;
}

function keyOf(record: string): string {
  return record === "riseChance" ? "riseId" : "introduceId";
}

interface HasPlanParams {
  readonly qyId: number;
  readonly userId?: number;
}

/** Whether a visit of the client is still to come, so that nobody plans a second one. */
export const hasPlan: FirmHandler<HasPlanParams> = async ({ qyId, userId }, context) => {
  const plan = await nextPlan(qyId, context, userId);
  return { hasPlan: plan !== undefined, planId: plan?.id ?? null, planTime: plan?.["planTime"] ?? null };
};
