import type { CallPlan } from "../schema/plan/plans/screen-plan.ts";
import type { DownloadedFile } from "./downloaded-file.ts";
import type { Operations } from "../generated/operations/index.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Names the user's intent; every try of it carries the same idempotency key. Absent: each call is an intent of its own. */
  readonly intent?: string;
  /** The caller shows the failure itself (at its fields, in its place, by `onError`). */
  readonly silent?: boolean;
  /**
   * The call is not awaited: it fails without a message, leads nowhere when the browser is offline, and outlives the
   * page.
   */
  readonly background?: boolean;
  /** The caller shows in its place that the browser is offline; the page stays. */
  readonly inPlace?: boolean;
  readonly onUploadProgress?: (share: number) => void;
  /** Called with the text so far of an answer that comes piece by piece; the call resolves to the whole text. */
  readonly onText?: (textSoFar: string) => void;
  /** Headers beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Client {
  /** Makes operations callable: the shell's own at start, a screen's when its plan arrives. */
  readonly register: (calls: { readonly [operationId: string]: CallPlan }) => void;
  /**
   * Resolves to the envelope's `result` (the whole envelope for a full-body operation).
   * An operation that answers a file gives a `DownloadedFile`; what only calls itself a file is a failure.
   * Rejects with a `RequestError`; its message has been shown unless the call is silent or was cancelled.
   * The types say what the catalogue promises: whoever depends on an answer still looks at it.
   */
  readonly call: <Id extends keyof Operations>(
    operationId: Id,
    params: Operations[Id]["params"],
    options?: CallOptions,
  ) => Promise<Operations[Id]["result"]>;
  /** The same for a plan, which names its operation and parameters only at run time. */
  readonly callPlanned: PlannedCall;
  /** Fetches a file from an address below the server's own, with the session's headers; failures as for a call. */
  readonly download: (address: string, options?: CallOptions) => Promise<DownloadedFile>;
  readonly cancelAll: () => void;
}

export type PlannedCall = (
  operationId: string,
  params?: Record<string, unknown>,
  options?: CallOptions,
) => Promise<unknown>;
