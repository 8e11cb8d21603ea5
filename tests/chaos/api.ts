import { LONGEST_REQUEST_MS } from "./limits.ts";

/**
 * "done": acknowledged. "later": refused for a reason that passes, nothing was done. "lost": no answer, or one that does
 * not say. "refused": for good. "hung": no answer in the time that the product promises.
 */
interface Outcome {
  readonly kind: "done" | "later" | "lost" | "refused" | "hung";
  readonly answerText: string;
  readonly result: unknown;
}

export interface Call {
  readonly path: string;
  readonly body: object | FormData;
  readonly key: string;
}

export interface Api {
  readonly send: (call: Call) => Promise<Outcome>;
  /** In milliseconds, since the last call. */
  readonly slowest: () => number;
}

/** A server that is being ended says so, without an envelope. */
const ENDING = 503;

/** Body codes of what passes: the database is out, another transaction holds the row, a statement took too long. */
const PASSING: ReadonlySet<string> = new Set(["0503", "0423", "0408"]);

interface Envelope {
  readonly code: string;
  readonly message: string | null;
  readonly result: unknown;
}

/** Calls the server that is at `address()` at the moment. */
export function openApi(address: () => string, token: string): Api {
  let longest = 0;
  const ask = async ({ path, body, key }: Call): Promise<Outcome> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(new URL(path, address()), {
      method: "POST",
      headers: {
        "access-token": token,
        "idempotency-key": key,
        ...(!isForm && { "content-type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_REQUEST_MS),
    });
    const { code, message, result } = (await answer.json()) as Envelope;
    const answerText = `${answer.status} ${code} ${message ?? ""} ${JSON.stringify(result)}`;
    if (code === "0") return { kind: "done", answerText, result };
    const passes = PASSING.has(code) || answer.status === ENDING;
    return { kind: passes ? "later" : "refused", answerText, result };
  };
  return {
    send: async (call) => {
      const begin = performance.now();
      const outcome = await ask(call).catch((error: Error): Outcome => {
        const kind = error.name === "TimeoutError" ? "hung" : "lost";
        return { kind, answerText: `${call.path}: ${error.message}`, result: null };
      });
      longest = Math.max(longest, performance.now() - begin);
      return outcome;
    },
    slowest: () => {
      const longestWait = longest;
      longest = 0;
      return longestWait;
    },
  };
}
