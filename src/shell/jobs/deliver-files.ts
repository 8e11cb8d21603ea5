import type { DownloadedFile } from "../../request/downloaded-file.ts";
import { openableLink } from "../../domain/open-link.ts";
import type { TrackedJob } from "./tracked-job.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

const BETWEEN_LINKS_MS = 1000;

interface Delivery {
  readonly download: (address: string) => Promise<DownloadedFile>;
  readonly saveFile: (file: DownloadedFile, name?: string) => void;
  /** False when the browser did not let the page open. */
  readonly openPage: (url: string) => boolean;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Gives the user the files of a task: those of our own server are saved, web addresses open one after the other.
 * Resolves to the links that a blocked pop-up kept from opening; rejects when a file could not be fetched.
 */
export async function deliverFiles(
  { files, fileName }: Pick<TrackedJob, "files" | "fileName">,
  { download, saveFile, openPage, wait }: Delivery,
): Promise<readonly string[]> {
  const blocked: string[] = [];
  const name = files.length === 1 ? (fileName ?? undefined) : undefined;
  for (const [index, file] of files.entries()) {
    const link = openableLink(file);
    if (index > 0) await wait(BETWEEN_LINKS_MS);
    if (link) {
      if (!openPage(link.href)) blocked.push(link.href);
    } else if (isOwnAddress(file)) {
      saveFile(await download(file), name);
    }
  }
  return blocked;
}
