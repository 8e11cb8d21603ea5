/** Environment of the server under test, in seconds: shorter than usual, so that a round is too. */
export const SECONDS = { connect: 2, statement: 2, lock: 2 } as const;

/** Until the answer to a statement is given up; see `databaseLimits` in server/environment.ts. */
const ANSWER_MS = SECONDS.statement * 1000 + 5000;

/**
 * A request waits for a connection and for an answer, and, when it was refused, once more for both to be logged.
 * In milliseconds; one that takes longer hangs.
 */
export const LONGEST_REQUEST_MS = 2 * (SECONDS.connect * 1000 + ANSWER_MS);

/** Long enough for every waiting statement to be given up. */
export const FREEZE_MS = ANSWER_MS + 1000;

/** From the end of an outage until the server says that it is ready. */
export const READY_AGAIN_MS = 10_000;

/** From the beginning of an outage until it says that it is not: the probe waits for two seconds itself. */
export const UNREADY_MS = 3000;

/** For what was left to be done when the outage ended. */
export const FINISH_MS = 60_000;

/** Twice the lease of a job. */
export const JOBS_END_MS = 120_000;
