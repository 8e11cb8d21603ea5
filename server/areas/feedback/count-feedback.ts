import { operation } from "../../binding/operation.ts";
import { findOperation } from "../../store/find-operation.ts";
import { readConditions } from "../../records/read-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";

/** How many feedbacks there are in each state, under the filters of the list. */
export const countFeedback = operation("feedback.pageCount", async (params, context) => {
  const store = await RecordStore.open("taxFeedback", context);
  const described = await findOperation(context, "feedback.pageCount");
  const conditions = readConditions(described, store.record, params);
  const count = async (status: number) => await store.count({ where: { status }, conditions });
  const [dclNum, yclNum, yqxNum] = [await count(0), await count(1), await count(2)];
  return { total: dclNum + yclNum + yqxNum, dclNum, yclNum, yqxNum };
});
