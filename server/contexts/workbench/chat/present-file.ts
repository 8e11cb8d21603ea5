import { fileAddress } from "../../../../src/domain/file-address.ts";

const IMAGES: ReadonlySet<string> = new Set(["png", "jpg", "jpeg"]);

/** An uploaded file as messages name it. */
export function presentFile(fileKey: string, fileName: string) {
  const fileType = fileName.split(".").at(-1)?.toLowerCase() ?? "";
  const url = fileAddress(fileKey);
  return { fileKey, fileName, fileUrl: url, fileType, thumbnailUrl: isImage(fileType) ? url : null };
}

export function isImage(fileType: string): boolean {
  return IMAGES.has(fileType);
}
