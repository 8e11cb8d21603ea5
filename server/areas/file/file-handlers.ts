import type { Handlers } from "../../binding/handler.ts";
import { downloadFile } from "./download-file.ts";
import { uploadFile } from "./upload-file.ts";

export const fileHandlers: Handlers["firm"] = {
  "file.upload": uploadFile,
  "file.download": downloadFile,
};
