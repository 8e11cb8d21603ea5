import { RequestError } from "../../request/request-error.ts";

export type SendError = (error: unknown) => void;

/** Takes the faults of the program, and keeps the first ones until the sender is connected. */
export interface ErrorReporter {
  readonly report: SendError;
  /** Sends faults from now on, the kept ones first; null: faults are dropped. */
  readonly connect: (send: SendError | null) => void;
}

const MOST_KEPT = 20;

export function createErrorReporter(): ErrorReporter {
  let kept: unknown[] = [];
  let send: SendError = (error) => {
    if (kept.length < MOST_KEPT) kept.push(error);
  };
  return {
    // A refused or lost call is no fault of the program, and the request layer has shown it to the user.
    report: (error) => {
      if (!(error instanceof RequestError)) send(error);
    },
    connect: (next) => {
      send = next ?? (() => undefined);
      for (const error of kept) send(error);
      kept = [];
    },
  };
}

/** Reports uncaught faults. */
export function watchUncaught(report: SendError, page: Window = window): void {
  page.addEventListener("error", ({ error }) => {
    // The browser gives none for scripts of others.
    if (error !== null && error !== undefined) report(error);
  });
  page.addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
