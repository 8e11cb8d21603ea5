import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { UNFINISHED } from "./plan-status.ts";

/** A plan may be put off so many times; after that it is to be cancelled. */
const MAX_DELAYS = 5;

/** Puts a visit off; the time that it was first planned for is kept. */
export const extendPlan = operation(
  "visit.plan.extension",
  async ({ planId, planTime, delayReason }, context) => {
    const plans = await RecordStore.open("visitPlan", context);
    const [plan] = await plans.take([planId]);
    if (!plan) throw new Error("a plan that was taken is not there");
    if (!UNFINISHED.includes(plan.status)) throw new Refusal("rule", "已完成或已取消的拜访计划不能延期");
    if (planTime <= plan.planTime) {
      const message = "延期后的时间必须晚于原计划时间";
      throw new Refusal("validation", message, [{ path: "planTime", message }]);
    }
    const delayCount = plan.delayCount + 1;
    if (delayCount > MAX_DELAYS)
      throw new Refusal("rule", `一个拜访计划最多延期 ${MAX_DELAYS} 次，请取消后重新制定`);
    const originalTime = plan.originalTime ?? plan.planTime;
    await plans.change(plan, { planTime, delayReason, delayCount, originalTime });
    return null;
  },
);
