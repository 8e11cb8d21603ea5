const LONGEST_MS = 30_000;

/** The pauses between the tries of a repeated call. */
export interface RetryPauses {
  /** In ms: the usual pause, after each failure in a row twice the one before, up to half a minute. */
  readonly pause: () => number;
  readonly fail: () => void;
  /** An answer came: the usual pause again. */
  readonly succeed: () => void;
}

export function createRetryPauses(usual: number): RetryPauses {
  let failures = 0;
  return {
    pause: () => Math.max(usual, Math.min(usual * 2 ** failures, LONGEST_MS)),
    fail: () => {
      failures += 1;
    },
    succeed: () => {
      failures = 0;
    },
  };
}
