import type { FastifyReply } from "fastify";
import { soundFileName } from "../platform/files/file-name.ts";
import { isKnownMime } from "../platform/files/file-kind.ts";
import type { FileContent } from "../platform/files/stored-file.ts";

/** The result of a handler whose operation answers a file. */
export interface FileAnswer {
  readonly file: FileContent;
}

export function isFileAnswer(result: unknown): result is FileAnswer {
  return typeof result === "object" && result !== null && "file" in result;
}

/** Always to be saved, never shown in place: an uploaded page must not run under this address, and cannot if it is shown. */
export function sendFile(reply: FastifyReply, { name, mime, content }: FileContent): FastifyReply {
  return reply
    .header("content-type", isKnownMime(mime) ? mime : "application/octet-stream")
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header("content-disposition", attachmentHeader(name))
    .header("cache-control", "no-store")
    .send(Buffer.from(content));
}

/** To be saved under the name, as far as it is one. */
export function attachmentHeader(name: string): string {
  return `attachment; filename*=UTF-8''${encodeName(soundFileName(name))}`;
}

/** RFC 5987: what `encodeURIComponent` leaves alone but a header's parameter must not hold is encoded too. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
