export interface FieldError {
  /** Path in the request's body, as Formily addresses it: `name`, `lines.0.amount`. */
  readonly path: string;
  readonly message: string;
}

/** A row that another user has changed since it was read. */
export interface StaleRow {
  /** The path in the request: `idList.2`, `lines.0`; empty: the request is about nothing else. */
  readonly path: string;
  readonly name: string | null;
  /** Its version now; null: it is gone. */
  readonly rowVersion: string | null;
  readonly changedBy: string | null;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly changedTime: string | null;
  /** Its stored values of the fields that the request sends; null where the server does not say. */
  readonly current: Readonly<Record<string, unknown>> | null;
}

/** The cause of a fault inside the server, sent in development alone. */
export interface ServerFault {
  readonly message: string;
  /** The first line of the stack in its own code: `server/contexts/money/fee/fee-handlers.ts:31:9`. */
  readonly at: string | null;
}

export type RequestFailure =
  /** A body code other than 0: validation, permission, business rule. */
  | "refused"
  /** Body code 0006 or HTTP 401. */
  | "expired"
  /** HTTP 403: this account may no longer work here. */
  | "forbidden"
  | "http"
  | "timeout"
  | "offline"
  /** HTML, half a JSON, an envelope without a code, an undecipherable result. */
  | "malformed"
  | "cancelled";

interface FailureFacts {
  readonly code?: string;
  readonly status?: number;
  readonly fieldErrors?: readonly FieldError[];
  readonly stale?: readonly StaleRow[];
  readonly fault?: ServerFault | undefined;
  readonly cause?: unknown;
  /** The server's own words at the end of a session, beside the usual sentence. */
  readonly reason?: string | undefined;
  /** A refusal for which the server gives no reason in words. */
  readonly isUnexplained?: boolean;
  /** The server's number of the request, where only an operator can help. */
  readonly requestNo?: string | null;
}

/** The reason why a call failed. Its message is the sentence that a user may read, with the number of the request. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly failure: RequestFailure;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldError[];
  /** Empty unless the request was refused because of them. */
  readonly stale: readonly StaleRow[];
  readonly fault: ServerFault | undefined;
  /** The sentence without the number. */
  readonly sentence: string;
  /** The server's own words at the end of a session. */
  readonly reason: string | undefined;
  readonly requestNo: string | undefined;
  readonly isUnexplained: boolean;

  constructor(failure: RequestFailure, sentence: string, facts: FailureFacts = {}) {
    const requestNo = facts.requestNo ?? undefined;
    super(requestNo === undefined ? sentence : `${sentence}（编号 ${requestNo}）`, { cause: facts.cause });
    this.failure = failure;
    this.sentence = sentence;
    this.requestNo = requestNo;
    this.isUnexplained = facts.isUnexplained ?? false;
    this.code = facts.code;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.stale = facts.stale ?? [];
    this.fault = facts.fault;
    this.reason = facts.reason;
  }
}

const UNKNOWN_OUTCOMES: ReadonlySet<RequestFailure> = new Set(["timeout", "offline", "http", "malformed"]);

/** True when it is unknown whether the server has carried out the call: the same call may be sent again. */
export function isOutcomeUnknown(error: unknown): error is RequestError {
  return error instanceof RequestError && UNKNOWN_OUTCOMES.has(error.failure);
}
