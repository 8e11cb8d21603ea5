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

/** Why a call failed, with the sentence a user may read. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly failure: RequestFailure;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldError[];

  constructor(
    failure: RequestFailure,
    message: string,
    facts: { code?: string; status?: number; fieldErrors?: readonly FieldError[]; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause });
    this.failure = failure;
    this.code = facts.code;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? [];
  }
}
