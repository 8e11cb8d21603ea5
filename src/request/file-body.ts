import { fileNameOf } from "./downloaded-file.ts";
import { parseEnvelope } from "./envelope.ts";

/** An envelope is short; nothing longer is read as one. */
const LONGEST_ENVELOPE = 1024 * 1024;

/**
 * A successful body that is a file indeed: not empty, no page of a gateway or a sign-in, no envelope, whatever its
 * type says. A file whose name ends in .html or .json may be one of these.
 */
export function isFileBody(body: ArrayBuffer, header: (name: string) => string | null): boolean {
  if (body.byteLength === 0) return false;
  const name = fileNameOf(header("content-disposition")) ?? "";
  if (/\.json$/i.test(name)) return true;
  if ((header("content-type") ?? "").includes("json") || isEnvelope(body)) return false;
  return /\.html?$/i.test(name) || !isPage(textOf(body, 1024));
}

/** The text begins as an HTML page does. */
export function isPage(text: string): boolean {
  return /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body)[\s>]/i.test(text);
}

function isEnvelope(body: ArrayBuffer): boolean {
  if (body.byteLength > LONGEST_ENVELOPE || !textOf(body, 64).trimStart().startsWith("{")) return false;
  return parseEnvelope(textOf(body)) !== null;
}

function textOf(body: ArrayBuffer, bytes = body.byteLength): string {
  return new TextDecoder().decode(new Uint8Array(body, 0, Math.min(bytes, body.byteLength)));
}
