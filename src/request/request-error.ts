export interface FieldError {
  /** Path in the request's body, as Formily addresses it: `name`, `lines.0.amount`. */
  readonly path: string;
  readonly message: string;
}

export type RequestFailure =
  /** A body code other than 0: validation, permission, business rule. */
  | "refused"
  /** Body code 0006 or HTTP 401. */
  | "expired"
  /** HTTP 403: this account may no longer work here. */
  | "barred"
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
  readonly cause?: unknown;
  /** The server's number of the request, where nobody but an operator can help. */
  readonly requestNo?: string | null;
}

/** Why a call failed. Its message is the sentence that a user may read, with the number of the request. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly failure: RequestFailure;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldError[];
  /** The sentence without the number. */
  readonly sentence: string;
  readonly requestNo: string | undefined;

  constructor(failure: RequestFailure, sentence: string, facts: FailureFacts = {}) {
    const requestNo = facts.requestNo ?? undefined;
    super(requestNo === undefined ? sentence : `${sentence}（编号 ${requestNo}）`, { cause: facts.cause });
    this.failure = failure;
    this.sentence = sentence;
    this.requestNo = requestNo;
    this.code = facts.code;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? [];
  }
}
