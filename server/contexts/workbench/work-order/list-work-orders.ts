import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ResultOf } from "../../../contracts/operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { OPEN, UNFINISHED } from "./work-order-states.ts";

interface Asked extends Readonly<Record<string, unknown>> {
  readonly aspect?: number;
}

const RAISED = 1;
const WAITING = 2;
const TAKEN_PART = 3;

/** The orders of one aspect: those that the user has raised, has to handle, or has taken part in. */
export const myWorkOrders = operation("workOrder.listnew", async (params, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const conditions = await conditionsOf(orders, context, "workOrder.listnew", params);
  return await orders.present(await orders.list({ conditions }));
});

/** The number of orders in each state. */
export const countWorkOrders = operation("workOrder.listcount", async (params, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const conditions = await conditionsOf(orders, context, "workOrder.listcount", params);
  const { counts } = await findOperation(context, "workOrder.listcount");
  const numbers = counts.flatMap((count) => count.numbers);
  return await orders.summarise<ResultOf<"workOrder.listcount">>(numbers, { conditions });
});

/** The number of unfinished orders, for the red dot of the menu. */
export const countWaiting = operation(
  "workOrder.queryGdCount",
  async ({ needCount = 0, ...params }, context) => {
    const orders = await RecordStore.open("workOrder", context);
    const conditions = await conditionsOf(orders, context, "workOrder.queryGdCount", params);
    const waiting = await orders.groupBy(["type"], { where: { status: UNFINISHED }, conditions });
    const types = waiting
      .map(({ key, count }) => ({ type: Number(key.type), dclNum: count }))
      .toSorted((a, b) => a.type - b.type);
    return {
      dclNum: types.reduce((sum, { dclNum }) => sum + dclNum, 0),
      typeCounts: needCount === 1 ? types : [],
    };
  },
);

/** Type → how many of its orders are open. */
export async function openByType(context: FirmContext): Promise<ReadonlyMap<number, number>> {
  const orders = await RecordStore.open("workOrder", context);
  const groups = await orders.groupBy(["type"], { where: { status: OPEN } });
  return new Map(groups.map(({ key, count }) => [Number(key.type), count]));
}

async function conditionsOf(
  { record }: RecordStore,
  context: FirmContext,
  id: string,
  { aspect, ...params }: Asked,
): Promise<Condition[]> {
  const conditions = readConditions(await findOperation(context, id), record, params);
  return [...conditions, ...aspectOf(aspect, context.user.id)];
}

function aspectOf(aspect: number | undefined, userId: number): Condition[] {
  if (aspect === RAISED) return [{ fields: ["createUserId"], match: "equals", value: userId }];
  if (aspect === TAKEN_PART) return [{ fields: ["participantIds"], match: "has", value: [userId] }];
  if (aspect !== WAITING) return [];
  return [
    { fields: ["processerId"], match: "equals", value: userId },
    { fields: ["status"], match: "in", value: UNFINISHED },
  ];
}
