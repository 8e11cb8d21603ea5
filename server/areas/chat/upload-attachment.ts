import type { FirmHandler } from "../../binding/handler.ts";
import type { FileContent } from "../../files/stored-file.ts";
import { Refusal } from "../../errors.ts";
import { uploadFile } from "../file/upload-file.ts";
import { presentFile } from "./submit-message.ts";

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Keeps a file for a message that is yet to be sent. */
export const uploadAttachment: FirmHandler<{ readonly file: FileContent }> = async ({ file }, context) => {
  if (/\.(png|jpe?g)$/i.test(file.name) && file.content.byteLength > MAX_IMAGE_BYTES)
    throw new Refusal("rule", "图片不能超过 10MB");
  const { fileKey } = (await uploadFile({ file }, context)) as { fileKey: string };
  return presentFile(fileKey, file.name);
};
