import { createHash } from "node:crypto";
import { MIMEType } from "node:util";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../platform/errors.ts";
import { soundFileName } from "../platform/files/file-name.ts";
import type { FileContent } from "../platform/files/stored-file.ts";

/** A multipart body: texts and files by the name of their field; of several with one name the last. */
export interface FormParts {
  readonly fields: { readonly [name: string]: string };
  readonly files: { readonly [name: string]: FileContent };
}

/** Room for the fields around a file. */
const FIELDS_BYTES = 1024 * 1024;

const FILE_BYTES = 20 * 1024 * 1024;

/** Operations that take larger files than others. */
const LARGER_FILES: ReadonlyMap<string, number> = new Map([["chat.record.uploadFile", 100 * 1024 * 1024]]);

/** The largest form that the operation takes, in bytes. */
export function formLimit(operationId: string): number {
  return (LARGER_FILES.get(operationId) ?? FILE_BYTES) + FIELDS_BYTES;
}

/** Bodies of this type reach the routes as bytes; `readForm` takes them apart. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}

/** Fields and files together: no form of the product has nearly as many. */
const MOST_PARTS = 50;

/** Node's own parser does the work. Refuses what is no form, or has too many parts. */
export async function readForm(body: unknown, contentType: string | undefined): Promise<FormParts> {
  if (!Buffer.isBuffer(body) || contentType === undefined) throw new Refusal("mediaType");
  if (countParts(body, contentType) > MOST_PARTS) {
    throw new Refusal("tooLarge", `一次最多提交 ${MOST_PARTS} 个文件或字段`);
  }
  const form = await new Response(Uint8Array.from(body), { headers: { "content-type": contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw Object.assign(new Refusal("malformed", "上传的内容不完整，请重新上传"), { cause });
    });
  const fields: [string, string][] = [];
  const files: [string, FileContent][] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") fields.push([name, value]);
    else files.push([name, await fileOf(value)]);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/** As many as can begin; counting stops where it is decided. */
function countParts(body: Buffer, contentType: string): number {
  const boundary = new MIMEType(contentType).params.get("boundary");
  if (boundary === null) return 0;
  const start = Buffer.from(`--${boundary}`);
  let parts = 0;
  let at = body.indexOf(start);
  while (at !== -1 && parts <= MOST_PARTS + 1) {
    parts += 1;
    at = body.indexOf(start, at + start.length);
  }
  // The last one ends the form.
  return parts - 1;
}

async function fileOf(file: File): Promise<FileContent> {
  const content = new Uint8Array(await file.arrayBuffer());
  return { name: soundFileName(file.name), mime: file.type || "application/octet-stream", content };
}

/** The same form as plain data of little size, to compare two tries of one request. */
export function summariseForm({ fields, files }: FormParts): object {
  const digests = Object.entries(files).map(([field, { name, content }]) => [
    field,
    { name, sha256: createHash("sha256").update(content).digest("hex") },
  ]);
  return { ...fields, ...Object.fromEntries(digests) };
}
