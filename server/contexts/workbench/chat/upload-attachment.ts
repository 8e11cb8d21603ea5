import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { uploadFile } from "../../system/door.ts";
import { presentFile } from "./submit-message.ts";

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Keeps a file for a message that is yet to be sent. */
export const uploadAttachment = operation("chat.record.uploadFile", async ({ file }, context) => {
  if (/\.(png|jpe?g)$/i.test(file.name) && file.content.byteLength > MAX_IMAGE_BYTES)
    throw new Refusal("rule", "图片不能超过 10MB");
  const { fileKey } = await uploadFile.handle({ file }, context);
  return presentFile(fileKey, file.name);
});
