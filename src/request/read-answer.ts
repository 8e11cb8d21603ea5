import type { CallPlan } from "../schema/plan/plans/screen-plan.ts";
import type { Encryption } from "./client-options.ts";
import { type Envelope, parseEnvelope, serverMessage } from "./envelope.ts";
import { headerNames } from "./header-names.ts";
import { httpStatusText, messageText } from "./message-text.ts";
import { staleRows } from "./stale-rows.ts";
import { type FieldError, RequestError, type ServerFault } from "./request-error.ts";

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The body of an answer that is a file and no envelope. */
  readonly file: Blob | null;
  readonly header: (name: string) => string | null;
}

const SUCCESS = "0";
const EXPIRED = "0006";
const INVALID = "0400";
const STALE = "0410";

/**
 * The meaning of a server's answer to the caller: the envelope's `result`, or the whole envelope
 * for a full-body operation and for a quiet code. Everything else is thrown as a `RequestError`.
 */
export async function readAnswer(answer: Answer, plan: CallPlan, encryption?: Encryption): Promise<unknown> {
  const received = parseEnvelope(answer.body);
  const { status } = answer;
  const requestNo = answer.header(headerNames.requestNo);
  if (status < 200 || status > 299) throw httpFailure(status, received, requestNo);
  if (received === null) throw new RequestError("malformed", messageText("malformed"), { status, requestNo });
  const code = String(received.code);
  if (code === EXPIRED)
    throw new RequestError("expired", messageText("expired"), { code, reason: serverMessage(received) });
  const envelope = await open(received, answer, encryption);
  if (isSuccess(envelope)) return plan.fullBody === true ? envelope : envelope.result;
  if (plan.quietCodes?.includes(code) === true) return envelope;
  const reason = serverMessage(envelope);
  throw new RequestError("refused", reason ?? messageText("refused"), {
    code,
    isUnexplained: reason === undefined,
    // A reason in words needs no operator.
    requestNo: reason === undefined ? requestNo : null,
    fieldErrors: code === INVALID ? fieldErrors(envelope.result) : [],
    stale: code === STALE ? staleRows(envelope.result) : [],
  });
}

/** Body code 0, as a number or a text. */
export function isSuccess(envelope: Envelope | null): boolean {
  return envelope !== null && String(envelope.code) === SUCCESS;
}

function httpFailure(status: number, envelope: Envelope | null, requestNo: string | null): RequestError {
  const facts = envelope === null ? { status } : { status, code: String(envelope.code) };
  const text = httpStatusText(status);
  if (status === 401) return new RequestError("expired", text, { ...facts, reason: serverMessage(envelope) });
  if (status === 403) return new RequestError("forbidden", serverMessage(envelope) ?? text, facts);
  const failureFacts = { ...facts, requestNo, fault: serverFault(envelope?.result) };
  // A failure that passes by itself says for how long.
  if (status === 429 || status === 503)
    return new RequestError("http", serverMessage(envelope) ?? text, failureFacts);
  return new RequestError("http", text, failureFacts);
}

async function open(
  envelope: Envelope,
  answer: Answer,
  encryption: Encryption | undefined,
): Promise<Envelope> {
  const marked = answer.header(encryption?.header ?? "x-encrypted") === "1";
  if (!marked || envelope.result === null || envelope.result === undefined) return envelope;
  try {
    if (encryption === undefined) throw new Error("The result is encrypted and no key is configured");
    if (typeof envelope.result !== "string")
      throw new Error("The result is marked as encrypted and is no text");
    const { decrypt } = await import("./decrypt.ts");
    return { ...envelope, result: JSON.parse(decrypt(envelope.result, encryption)) };
  } catch (cause) {
    throw new RequestError("malformed", messageText("malformed"), {
      cause,
      requestNo: answer.header(headerNames.requestNo),
    });
  }
}

function fieldErrors(result: unknown): readonly FieldError[] {
  if (typeof result !== "object" || result === null || !("fieldErrors" in result)) return [];
  return Array.isArray(result.fieldErrors) ? result.fieldErrors.filter(isFieldError) : [];
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== "object" || value === null || !("path" in value) || !("message" in value))
    return false;
  return typeof value.path === "string" && typeof value.message === "string";
}

/** The cause that a server in development gives with a fault; undefined when it gives none. */
function serverFault(result: unknown): ServerFault | undefined {
  if (typeof result !== "object" || result === null || !("fault" in result)) return undefined;
  const { fault } = result;
  if (typeof fault !== "object" || fault === null || !("message" in fault)) return undefined;
  if (typeof fault.message !== "string") return undefined;
  return { message: fault.message, at: "at" in fault && typeof fault.at === "string" ? fault.at : null };
}
