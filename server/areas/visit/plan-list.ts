import type { FirmHandler } from "../../binding/handler.ts";
import { readConditions } from "../../records/read-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import { statusConditions } from "./plan-status.ts";

interface PlanListParams {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly status?: number;
  readonly sortField?: string;
  readonly sortOrder?: "asc" | "desc";
}

/** Plans by what users narrow them by; a status means what is shown, so that an overdue plan is not pending. */
export const planList: FirmHandler<PlanListParams> = async ({ status, ...params }, context) => {
  const store = await RecordStore.open("visitPlan", context);
  const operation = context.project.operations.get("visit.plan.list");
  if (!operation?.row) throw new Error("visit.plan.list has no rows");
  const { pageNum, pageSize, sortField, sortOrder } = params;
  const conditions = [
    ...readConditions(operation, store.record, { ...params }),
    ...statusConditions(status, context.clock),
  ];
  const order = sortField === undefined ? [] : [{ field: sortField, descending: sortOrder === "desc" }];
  const { list, total } = await store.page({ conditions, order }, { pageNum, pageSize });
  return { list: await store.present(list, operation.row), total };
};
