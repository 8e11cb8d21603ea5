import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ResultOf } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { UNFINISHED } from "./plan-status.ts";

const SOONEST = [{ field: "planTime", descending: false }] as const;

/** The client's plan that is to be carried out first; of one person when named. */
export async function nextPlan(
  qyId: number,
  context: FirmContext,
  userId?: number,
): Promise<RecordRow<"visitPlan"> | undefined> {
  const plans = await RecordStore.open("visitPlan", context);
  const where = { qyId, status: UNFINISHED, ...(userId !== undefined && { userId }) };
  return await plans.first({ where, order: SOONEST });
}

/** That plan whole, with the chances that it is about; null when there is none. */
export const ongoingPlan = operation("visit.plan.queryOngoingPlanDetailByQyId", async ({ qyId }, context) => {
  const plan = await nextPlan(qyId, context);
  if (!plan) return { plan: null, riseTitle: null, introduceTitle: null };
  const plans = await RecordStore.open("visitPlan", context);
  const { result } = await findOperation(context, "visit.plan.queryOngoingPlanDetailByQyId");
  const shape = result.properties?.plan ?? {};
  const [shown = null] = await plans.presentIn<NonNullable<OngoingPlan["plan"]>>(shape, [plan]);
  const { riseId, introduceId } = plan;
  const rises = await RecordStore.open("riseChance", context);
  const introduces = await RecordStore.open("introduceChance", context);
  const rise = typeof riseId === "number" ? await rises.first({ where: { riseId } }) : undefined;
  const introduced =
    typeof introduceId === "number" ? await introduces.first({ where: { introduceId } }) : undefined;
  return {
    plan: shown,
    riseTitle: rise?.title ?? null,
    introduceTitle: introduced?.targetName ?? null,
  };
});

type OngoingPlan = ResultOf<"visit.plan.queryOngoingPlanDetailByQyId">;

/** True when a visit of the client is still to come, so that no second one is planned. */
export const hasPlan = operation("visit.plan.hasPlan", async ({ qyId, userId }, context) => {
  const plan = await nextPlan(qyId, context, userId);
  return { hasPlan: plan !== undefined, planId: plan?.id ?? null, planTime: plan?.planTime ?? null };
});
