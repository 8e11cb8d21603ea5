import type { DownloadedFile } from "../../request/downloaded-file.ts";

const UNNAMED = "下载文件";
/** Browsers read the address a little after the click. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads, under `name`, else the server's name. */
export function saveFile({ blob, name: given }: DownloadedFile, name?: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name ?? given ?? UNNAMED;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
