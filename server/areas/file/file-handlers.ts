import type { Handlers } from "../../binding/handler.ts";
import { downloadFile } from "./download-file.ts";
import { receiptImages } from "./receipt-images.ts";
import { taxImages } from "./tax-images.ts";
import { uploadFile } from "./upload-file.ts";
import { zipFiles } from "./zip-files.ts";

export const fileHandlers: Handlers["firm"] = {
  "file.upload": uploadFile,
  "file.download": downloadFile,
  "file.zipDownload": zipFiles,
  "file.taxImages": taxImages,
  "file.receiptImages": receiptImages,
};
