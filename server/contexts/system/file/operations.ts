import type { FirmOperation } from "../../../contracts/operation.ts";
import { downloadFile } from "./download-file.ts";
import { receiptImages } from "./receipt-images.ts";
import { taxImages } from "./tax-images.ts";
import { uploadFile } from "./upload-file.ts";
import { zipFiles } from "./zip-files.ts";

export const fileOperations: readonly FirmOperation[] = [
  uploadFile,
  downloadFile,
  zipFiles,
  taxImages,
  receiptImages,
];
