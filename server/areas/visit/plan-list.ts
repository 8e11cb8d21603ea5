import type { FirmHandler } from "../../binding/handler.ts";
import type { Clock } from "../../clock.ts";
import type { Condition } from "../../records/record-conditions.ts";
import { readConditions } from "../../records/read-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import { PLAN } from "./plan-status.ts";

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
  const operation = (await context.readProject()).operations.get("visit.plan.list");
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

/** Pending and overdue plans are kept alike and told apart by their time. */
function statusConditions(status: number | undefined, { now, after }: Clock): Condition[] {
  if (status === undefined) return [];
  const kept: Condition = { fields: ["status"], match: "equals", value: status };
  if (status === PLAN.pending) return [kept, { fields: ["planTime"], match: "from", value: now() }];
  if (status !== PLAN.overdue) return [kept];
  return [
    { ...kept, value: PLAN.pending },
    { fields: ["planTime"], match: "to", value: after(-1000) },
  ];
}
