import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { planRemovalFault } from "./visit-plan-rules.ts";

/** The verdict on deleting a plan or a record, and the effect on the other. */
export const deleteCheck = operation(
  "visit.planOrRecord.deleteCheck",
  async ({ planId, recordId }, context) => {
    if ((planId === undefined) === (recordId === undefined)) {
      const message = "请选择一条拜访计划或拜访记录";
      throw new Refusal("validation", message, [{ path: "planId", message }]);
    }
    if (planId !== undefined) {
      const plan = await (await RecordStore.open("visitPlan", context)).find(planId);
      const message = await planRemovalFault(plan, context);
      return { canDelete: message === null, message };
    }
    const record = await (await RecordStore.open("visitRecord", context)).find(Number(recordId));
    const reopens = typeof record.planId === "number";
    return { canDelete: true, message: reopens ? "删除后，对应的拜访计划将恢复为待拜访" : null };
  },
);
