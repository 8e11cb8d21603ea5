import { fileAddress } from "../../../../src/domain/file-address.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { saveFile } from "../../../platform/files/stored-file.ts";

const MAX_BYTES = 20 * 1024 * 1024;

/** Keeps a file for the user, who may download it or name it in a later request. */
export const uploadFile = operation("file.upload", async ({ file }, context) => {
  const { db, user, clock, concerns } = context;
  concerns(file.name);
  if (file.content.byteLength === 0) throw new Refusal("rule", "文件是空的，请重新选择");
  if (file.content.byteLength > MAX_BYTES) throw new Refusal("rule", "文件不能超过 20MB");
  const fileKey = await saveFile(db, file, { owner: user.id, now: clock.now() });
  return { fileKey, fileUrl: fileAddress(fileKey), fileName: file.name };
});
