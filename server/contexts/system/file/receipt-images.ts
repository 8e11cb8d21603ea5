import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { listImages } from "../../../records/files/list-images.ts";

/** The images among a company's bank receipts, the latest entry first. */
export const receiptImages = operation("file.receiptImages", async ({ qyId, type }, context) => {
  const store = await RecordStore.open("bankEntry", context);
  const where = { companyId: qyId, hasReceipt: 1, ...(type !== undefined && { sjfx: type }) };
  const entries = await store.list({ where });
  const keys = entries.flatMap(({ receiptKey }) => (typeof receiptKey === "string" ? [receiptKey] : []));
  return await listImages(keys, context);
});
