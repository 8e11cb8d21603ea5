import { RequestError, type ServerFault } from "../../../request/request-error.ts";
import { createListeners } from "../listeners.ts";
import { maskSecrets } from "./mask-secrets.ts";

/** One call to the server, secrets masked. */
export interface LoggedRequest {
  readonly number: number;
  /** Id of the screen that made it; null for the application around the screens. */
  readonly screen: string | null;
  readonly operationId: string;
  readonly title: string;
  /** The address on the wire: `POST /api/…`. */
  readonly address: string;
  /** Time of day in the browser, `HH:mm:ss`. */
  readonly startedAt: string;
  readonly params: unknown;
  readonly outcome:
    | { readonly state: "pending" }
    | {
        readonly state: "answered";
        readonly ms: number;
        /** The size of the answer as JSON, without its envelope. */
        readonly bytes: number;
        /** Code of the body. */
        readonly code: string;
        readonly result: unknown;
      }
    | {
        readonly state: "failed";
        readonly ms: number;
        readonly message: string;
        /** HTTP status and code of the body, as far as there was an answer. */
        readonly status?: number;
        readonly code?: string;
        readonly isCancelled: boolean;
        /** The server's number of the request. */
        readonly requestNo?: string;
        /** The cause of a fault inside a server in development. */
        readonly fault?: ServerFault;
      };
}

/** The calls made so far, and those under way. */
export interface RequestList {
  /** Newest first; the same list until something changes. */
  readonly read: () => readonly LoggedRequest[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  /** Does the work and writes down how it ended. */
  readonly follow: <Result>(entry: Asked, work: () => Promise<Result>) => Promise<Result>;
}

type Asked = Pick<LoggedRequest, "screen" | "operationId" | "title" | "address" | "params"> & {
  /** The answer may be a whole envelope, which has a code of its own. */
  readonly isWhole: boolean;
};

const KEPT = 200;
const SUCCESS = "0";

/** `now`: milliseconds of a steady clock. */
export function createRequestList(now: () => number): RequestList {
  const { subscribe, changed } = createListeners();
  let list: readonly LoggedRequest[] = [];
  let count = 0;
  const finish = (number: number, outcome: LoggedRequest["outcome"]) => {
    list = list.map((entry) => (entry.number === number ? { ...entry, outcome } : entry));
    changed();
  };
  return {
    read: () => list,
    subscribe,
    clear: () => {
      list = [];
      changed();
    },
    follow: async ({ isWhole, ...asked }, work) => {
      count += 1;
      const number = count;
      const start = now();
      const entry: LoggedRequest = {
        ...asked,
        params: maskSecrets(asked.params),
        number,
        startedAt: new Date().toTimeString().slice(0, 8),
        outcome: { state: "pending" },
      };
      list = [entry, ...list].slice(0, KEPT);
      changed();
      try {
        const result = await work();
        const ms = now() - start;
        const code = (isWhole && envelopeCode(result)) || SUCCESS;
        finish(number, { state: "answered", ms, code, bytes: sizeOf(result), result: maskSecrets(result) });
        return result;
      } catch (error) {
        finish(number, { state: "failed", ms: now() - start, ...failureFacts(error) });
        throw error;
      }
    },
  };
}

function failureFacts(error: unknown) {
  const message = String(maskSecrets(error instanceof Error ? error.message : String(error)));
  if (!(error instanceof RequestError)) return { message, isCancelled: false };
  return {
    message,
    isCancelled: error.failure === "cancelled",
    ...(error.status !== undefined && { status: error.status }),
    ...(error.code !== undefined && { code: error.code }),
    ...(error.requestNo !== undefined && { requestNo: error.requestNo }),
    ...(error.fault && {
      fault: { message: String(maskSecrets(error.fault.message)), at: error.fault.at },
    }),
  };
}

function envelopeCode(result: unknown): string | undefined {
  const isEnvelope = typeof result === "object" && result !== null && "code" in result;
  return isEnvelope && typeof result.code === "string" ? result.code : undefined;
}

/** Bytes of the answer as it is without its envelope. */
function sizeOf(result: unknown): number {
  if (typeof result === "object" && result !== null && "blob" in result && result.blob instanceof Blob)
    return result.blob.size;
  return new TextEncoder().encode(JSON.stringify(result) ?? "").length;
}
