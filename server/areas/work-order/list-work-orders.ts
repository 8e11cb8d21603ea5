import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { readConditions } from "../../records/read-conditions.ts";
import type { Condition } from "../../records/record-conditions.ts";
import type { StoredRecord } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";
import { findOperation } from "../../store/find-operation.ts";
import { OPEN, STATUS, UNFINISHED, isOverdue } from "./work-order-states.ts";

interface Asked extends Readonly<Record<string, unknown>> {
  readonly aspect?: number;
}

const RAISED = 1;
const WAITING = 2;
const TAKEN_PART = 3;

/** The orders of one aspect: those that the user has raised, has to handle, or has taken part in. */
export const myWorkOrders: FirmHandler<Asked> = async (params, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const found = await readAsked(context, "workOrder.listnew", params);
  return await orders.present(found);
};

/** How many of them stand where. */
export const countWorkOrders: FirmHandler<Asked> = async (params, context) => {
  const found = await readAsked(context, "workOrder.listcount", params);
  const count = (status: number) => found.filter((one) => one["status"] === status).length;
  return {
    total: found.length,
    dclNum: count(STATUS.waiting),
    clzNum: count(STATUS.inHand),
    dqrNum: count(STATUS.toConfirm),
    ywcNum: count(STATUS.finished),
    ygbNum: count(STATUS.closed),
    overdueNum: found.filter((one) => isOverdue(one, context.clock.now())).length,
  };
};

interface CountParams {
  readonly aspect: number;
  /** 1: type by type too. */
  readonly needCount?: number;
  readonly kjnd?: number;
  readonly kjqj?: number;
}

/** How many unfinished orders there are, for the red dot of the menu. */
export const countWaiting: FirmHandler<CountParams> = async ({ needCount = 0, ...params }, context) => {
  const found = await readAsked(context, "workOrder.queryGdCount", params);
  const waiting = found.filter((one) => UNFINISHED.includes(Number(one["status"])));
  const types =
    needCount === 1 ? [...new Set(waiting.map(({ type }) => Number(type)))].toSorted((a, b) => a - b) : [];
  return {
    dclNum: waiting.length,
    typeCounts: types.map((type) => ({ type, dclNum: waiting.filter((one) => one["type"] === type).length })),
  };
};

/** Type → how many of its orders are open. */
export async function openByType(context: FirmContext): Promise<ReadonlyMap<number, number>> {
  const orders = await RecordStore.open("workOrder", context);
  const counts = new Map<number, number>();
  for (const { type } of await orders.list({ where: { status: OPEN } }))
    counts.set(Number(type), (counts.get(Number(type)) ?? 0) + 1);
  return counts;
}

async function readAsked(
  context: FirmContext,
  id: string,
  { aspect, ...params }: Asked,
): Promise<StoredRecord[]> {
  const orders = await RecordStore.open("workOrder", context);
  const conditions = readConditions(await findOperation(context, id), orders.record, params);
  return await orders.list({ conditions: [...conditions, ...aspectOf(aspect, context.user.id)] });
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
