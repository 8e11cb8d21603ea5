import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { publicOperation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readFile } from "../../../platform/files/stored-file.ts";
import { namesFile } from "../../../records/files/record-files.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { uploadAttachment } from "../chat/upload-attachment.ts";
import { asClient } from "./as-client.ts";

/** Keeps a file for a message that the client is yet to send. */
export const clientUpload = publicOperation(
  "miniProgram.client.upload",
  async ({ link, file }, context) =>
    await asClient(link, context, async (_client, firm) => await uploadAttachment.handle({ file }, firm)),
);

/** A file that the company has uploaded, one of a message of its talk, or a picture of a notice to it. */
export const clientFile = publicOperation(
  "miniProgram.client.file",
  async ({ link, fileKey }, context): Promise<FileAnswer> =>
    await asClient(link, context, async ({ companyId }, firm) => {
      const file = await readFile(firm.db, fileKey);
      const isReadable = file?.companyId === companyId || (await isTold(fileKey, companyId, firm));
      if (!file || !isReadable) throw new Refusal("missing", "文件不存在或已被删除");
      const { name, mime, content } = file;
      return { file: { name, mime, content } };
    }),
);

/** True for a file of the talk with the company, or of a notice to it. */
async function isTold(fileKey: string, companyId: number, context: FirmContext): Promise<boolean> {
  for (const [record, company] of [
    ["chatMessage", "qyid"],
    ["taxNotice", "companyId"],
  ] as const) {
    const files = context.recordRules[record]?.files;
    if (!files) continue;
    const store = await RecordStore.openNamed(record, context);
    const conditions = [namesFile(files, [fileKey])];
    if ((await store.first({ where: { [company]: companyId }, conditions })) !== undefined) return true;
  }
  return false;
}
