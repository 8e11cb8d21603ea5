import type { FirmContext } from "../../contracts/firm-context.ts";
import { Refusal } from "../../platform/errors.ts";
import { type FileContent, readFile } from "../../platform/files/stored-file.ts";

/** The file that the user has sent; any other is missing to them. */
export async function readOwnFile(
  { db, user }: Pick<FirmContext, "db" | "user">,
  fileKey: string,
): Promise<FileContent> {
  const file = await readFile(db, fileKey);
  if (file?.owner !== user.id) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
  return file;
}
