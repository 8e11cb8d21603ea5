import { operation } from "../../../contracts/operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { statusConditions } from "./plan-status.ts";

/** Plans by what users narrow them by; a status means what is shown, so that an overdue plan is not pending. */
export const planList = operation("visit.plan.list", async ({ status, ...params }, context) => {
  const store = await RecordStore.open("visitPlan", context);
  const described = context.project.operations.get("visit.plan.list");
  if (!described?.row) throw new Error("visit.plan.list has no rows");
  const { pageNum, pageSize, sortField, sortOrder } = params;
  const conditions = [
    ...readConditions(described, store.record, { ...params }),
    ...statusConditions(status, context.clock),
  ];
  const order = sortField === undefined ? [] : [{ field: sortField, descending: sortOrder === "desc" }];
  const { list, total } = await store.page({ conditions, order }, { pageNum, pageSize });
  return { list: await store.presentFor("visit.plan.list", list), total };
});
