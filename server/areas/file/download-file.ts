import type { FileAnswer } from "../../binding/file-answer.ts";
import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { readFile } from "../../files/stored-file.ts";

/** One of the user's own files. */
export const downloadFile: FirmHandler<{ readonly fileKey: string }> = async (
  { fileKey },
  { db, user },
): Promise<FileAnswer> => {
  const file = await readFile(db, fileKey);
  if (file?.owner !== user.id) throw new Refusal("missing", "文件不存在或已被删除");
  return { file };
};
