import type { FileAnswer } from "../../../contracts/file-answer.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readableKeys } from "../../../records/files/readable-keys.ts";
import { readFile } from "../../../platform/files/stored-file.ts";

/** One of the user's own files, or one that belongs to something which they may see. */
export const downloadFile = operation("file.download", async ({ fileKey }, context): Promise<FileAnswer> => {
  const readable = await readableKeys([fileKey], context);
  const file = readable.has(fileKey) ? await readFile(context.db, fileKey) : undefined;
  if (!file) throw new Refusal("missing", "文件不存在或已被删除");
  return { file };
});
