import { createCipheriv } from "node:crypto";
import type { FastifyReply } from "fastify";
import { REFUSALS, type Refusal } from "../errors.ts";
import { StaleRefusal } from "../stale-refusal.ts";

export interface Envelope {
  readonly code: string;
  readonly message: string | null;
  readonly result: unknown;
}

export interface EncryptionOptions {
  /** 16, 24 or 32 bytes, and 16 bytes, as UTF-8 text. */
  readonly key: string;
  readonly iv: string;
}

/** The header of an answer whose `result` is Base64 text of AES-CBC. */
export const ENCRYPTED_HEADER = "x-encrypted";

export function answer(result: unknown): Envelope {
  return { code: "0", message: null, result };
}

/** `details`: the answer's result, where the refusal names no fields. */
export function refuse(reply: FastifyReply, refusal: Refusal, details: object | null = null): FastifyReply {
  const { code, status } = REFUSALS[refusal.kind];
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  const result = detailsOf(refusal) ?? details;
  return reply.code(status).send({ code, message: refusal.message, result } satisfies Envelope);
}

function detailsOf(refusal: Refusal): object | null {
  if (refusal instanceof StaleRefusal) return { stale: refusal.stale };
  const { fieldErrors } = refusal;
  return fieldErrors.length > 0 ? { fieldErrors } : null;
}

/** The envelope with its result as AES-CBC/PKCS7 text in Base64. */
export function encryptResult(envelope: Envelope, { key, iv }: EncryptionOptions): Envelope {
  const keyBytes = Buffer.from(key);
  const cipher = createCipheriv(`aes-${keyBytes.length * 8}-cbc`, keyBytes, Buffer.from(iv));
  const text = Buffer.concat([cipher.update(JSON.stringify(envelope.result), "utf8"), cipher.final()]);
  return { ...envelope, result: text.toString("base64") };
}
