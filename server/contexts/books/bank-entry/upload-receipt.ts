import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { saveFile } from "../../../platform/files/stored-file.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { BankEntry } from "./bank-entry.ts";

/** Keeps a receipt with its entry: the one that is named, or the one whose serial number stands in the file's name. */
export const uploadReceipt = operation("bankEntry.upload", async (params, context) => {
  const { multipartFile: file } = params;
  context.concerns(file.name);
  const entry = await findEntry(params, context);
  const { db, user, clock } = context;
  const fileKey = await saveFile(db, file, { owner: user.id, now: clock.now() });
  await patchRecords(db, [entry.id], { hasReceipt: 1, receiptKey: fileKey });
  return { entryId: entry.id, fileKey, fileName: file.name };
});

async function findEntry(
  { bankAccountId, entryId, multipartFile }: ParamsOf<"bankEntry.upload">,
  context: FirmContext,
): Promise<BankEntry> {
  const store = await RecordStore.open("bankEntry", context);
  if (entryId !== undefined) {
    const entry = (await store.find(entryId)) as BankEntry;
    if (entry.bankAccountId === bankAccountId) return entry;
    throw new Refusal("rule", "所选流水不属于该银行账户，请重新选择");
  }
  const name = multipartFile.name.replace(/\.[^.]+$/, "");
  const numbers = name.match(/[0-9A-Za-z]{6,}/g) ?? [];
  const entry =
    numbers.length > 0 ? await store.first({ where: { bankAccountId, lsh: numbers } }) : undefined;
  if (!entry) throw new Refusal("rule", `没有找到文件名“${name}”中流水号对应的流水，请选择流水后上传`);
  return entry;
}
