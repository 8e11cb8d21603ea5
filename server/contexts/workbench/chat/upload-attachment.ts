import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { keepUpload } from "../../system/door.ts";
import { isImage, presentFile } from "./present-file.ts";

const IMAGE_MB = 10;
const FILE_MB = 100;

/** Keeps a file for a message that is yet to be sent. */
export const uploadAttachment = operation("chat.record.uploadFile", async ({ file }, context) => {
  const { fileType } = presentFile("", file.name);
  if (isImage(fileType) && file.content.byteLength > IMAGE_MB * 1024 * 1024)
    throw new Refusal("rule", `图片不能超过 ${IMAGE_MB}MB`);
  return presentFile(await keepUpload(file, FILE_MB, context), file.name);
});
