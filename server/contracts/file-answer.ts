import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { Refusal } from "../platform/errors.ts";
import { readByteRange } from "../platform/http/byte-range.ts";
import { refuse } from "../platform/http/envelope.ts";
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

/**
 * Always to be saved, never shown in place: an uploaded page must not run under this address, and cannot if it is shown.
 * A download that broke off goes on where it ended, as long as the file is the same.
 */
export function sendFile(reply: FastifyReply, { name, mime, content }: FileContent): FastifyReply {
  const size = content.byteLength;
  const range = askedRange(reply, content);
  if (range === "none") return refuse(reply.header("content-range", `bytes */${size}`), new Refusal("range"));
  reply
    .header("content-type", isKnownMime(mime) ? mime : "application/octet-stream")
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header("content-disposition", attachmentHeader(name))
    .header("cache-control", "no-store");
  if (range === "whole") return reply.send(Buffer.from(content));
  const { first, last } = range;
  return reply
    .code(206)
    .header("content-range", `bytes ${first}-${last}/${size}`)
    .send(Buffer.from(content.subarray(first, last + 1)));
}

/** The part that the request asks for; a file that an operation makes anew for each request is given whole. */
function askedRange(reply: FastifyReply, content: Uint8Array): ReturnType<typeof readByteRange> {
  const { method, headers } = reply.request;
  if (method !== "GET" && method !== "HEAD") return "whole";
  const tag = `"${createHash("sha256").update(content).digest("base64url")}"`;
  reply.header("accept-ranges", "bytes").header("etag", tag);
  const { range, "if-range": ifRange } = headers;
  const isSame = ifRange === undefined || ifRange === tag;
  return method === "GET" && isSame ? readByteRange(range, content.byteLength) : "whole";
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
