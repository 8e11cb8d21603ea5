import { checkFile } from "../../fields/files/check-file.ts";

/** The way on which a file comes. */
export type Way = "button" | "dropped";

export const ENDINGS: readonly string[] = [
  ".png",
  ".jpg",
  ".jpeg",
  ".pdf",
  ".doc",
  ".docx",
  ".pptx",
  ".xls",
  ".xlsx",
  ".txt",
  ".zip",
  ".rar",
];

export const MOST_FILES = 9;

const IMAGE_MB = 10;
const FILE_MB: Readonly<Record<Way, number>> = { button: 100, dropped: 20 };

export function isImage(name: string): boolean {
  return /\.(png|jpe?g)$/i.test(name);
}

/** The reason why a file cannot be sent; null when it can. */
export function checkAttachment(
  file: { readonly name: string; readonly size: number },
  way: Way,
): string | null {
  if (isImage(file.name)) return checkFile(file, { endings: ENDINGS, maxMb: IMAGE_MB });
  const reason = checkFile(file, { endings: ENDINGS, maxMb: FILE_MB[way] });
  const isForButton =
    way === "dropped" && checkFile(file, { endings: ENDINGS, maxMb: FILE_MB.button }) === null;
  return reason !== null && isForButton
    ? `拖入或粘贴的文件不能超过 ${FILE_MB.dropped}MB，更大的请点“上传附件”`
    : reason;
}
