import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Fields } from "../../../contracts/record.ts";

interface Happened {
  readonly event: string;
  readonly content: string | null;
}

/** Changes an order and keeps what happened; its user takes part in it from then on. */
export async function changeWorkOrder(
  context: FirmContext,
  order: RecordRow<"workOrder">,
  changes: Fields,
  happened: Happened,
): Promise<RecordRow<"workOrder">> {
  const orders = await RecordStore.open("workOrder", context);
  const participantIds = [...new Set([...order.participantIds, context.user.id])];
  const after = await orders.change(order, { ...changes, participantIds });
  await logWorkOrder(context, after, { ...happened, beforeStatus: order.status });
  return after;
}

export async function logWorkOrder(
  context: FirmContext,
  { id: workOrderId, qyid, status }: RecordRow<"workOrder">,
  happened: Happened & { readonly beforeStatus: number | null },
): Promise<void> {
  const logs = await RecordStore.open("workOrderLog", context);
  await logs.create({ workOrderId, qyid, status, ...happened });
}
