import type { FirmHandler } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import { listImages } from "./list-images.ts";

interface ReceiptParams {
  readonly qyId: number;
  /** 1 of money received, 2 of money paid. */
  readonly type?: number;
}

/** The images among a company's bank receipts, the latest entry first. */
export const receiptImages: FirmHandler<ReceiptParams> = async ({ qyId, type }, context) => {
  const store = await RecordStore.open("bankEntry", context);
  const where = { companyId: qyId, hasReceipt: 1, ...(type !== undefined && { sjfx: type }) };
  const entries = await store.list({ where });
  const keys = entries.flatMap(({ receiptKey }) => (typeof receiptKey === "string" ? [receiptKey] : []));
  return await listImages(keys, context);
};
