import type { CallOptions } from "../../../request/client-contract.ts";
import type { DownloadedFile } from "../../../request/downloaded-file.ts";
import type { ClientAccess } from "./client-access.ts";

/** A file of a message or a notice, as the link lets its bearer read it. */
export async function readClientFile(
  { client, link }: ClientAccess,
  fileKey: string,
  options: CallOptions = {},
): Promise<DownloadedFile> {
  const file: unknown = await client.callPlanned("miniProgram.client.file", { link, fileKey }, options);
  return file as DownloadedFile;
}
