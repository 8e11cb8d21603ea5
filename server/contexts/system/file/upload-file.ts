import { fileAddress } from "../../../../src/domain/file-address.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type FileContent, saveFile } from "../../../platform/files/stored-file.ts";

const MAX_MB = 20;

/** Keeps a file for the user, who may download it or name it in a later request. */
export const uploadFile = operation("file.upload", async ({ file }, context) => {
  const fileKey = await keepUpload(file, MAX_MB, context);
  return { fileKey, fileUrl: fileAddress(fileKey), fileName: file.name };
});

/** Keeps a file for the user, or for the client company that works in their name; gives its key. Refuses a file that is empty, or larger. */
export async function keepUpload(
  file: FileContent,
  maxMb: number,
  { db, user, clock, concerns }: FirmContext,
): Promise<string> {
  concerns(file.name);
  if (file.content.byteLength === 0) throw new Refusal("rule", "文件是空的，请重新选择");
  if (file.content.byteLength > maxMb * 1024 * 1024) throw new Refusal("rule", `文件不能超过 ${maxMb}MB`);
  const { client } = user;
  const keeper = client ? { owner: null, companyId: client.companyId } : { owner: user.id };
  return await saveFile(db, file, { ...keeper, now: clock.now() });
}
