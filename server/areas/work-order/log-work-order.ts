import type { FirmContext } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import type { Fields, StoredRecord } from "../../records/record-rules.ts";

interface Happened {
  readonly event: string;
  readonly content: string | null;
}

/** Changes an order and keeps what happened; whoever does it takes part in it from then on. */
export async function changeWorkOrder(
  context: FirmContext,
  order: StoredRecord,
  changes: Fields,
  happened: Happened,
): Promise<StoredRecord> {
  const orders = await RecordStore.open("workOrder", context);
  const participantIds = [...new Set([...(order["participantIds"] as readonly number[]), context.user.id])];
  const after = await orders.change(order, { ...changes, participantIds });
  await logWorkOrder(context, after, { ...happened, beforeStatus: order["status"] as number });
  return after;
}

export async function logWorkOrder(
  context: FirmContext,
  { id: workOrderId, qyid, status }: StoredRecord,
  happened: Happened & { readonly beforeStatus: number | null },
): Promise<void> {
  const logs = await RecordStore.open("workOrderLog", context);
  await logs.create({ workOrderId, qyid, status, ...happened });
}
