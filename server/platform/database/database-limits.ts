import type { PoolConfig } from "pg";

/** The time for which a PostgreSQL may keep its callers waiting, in milliseconds; 0 for no limit. */
export interface DatabaseLimits {
  /** Connections of this process. */
  readonly connections: number;
  /** Until there is a connection, a new one or one that comes free. */
  readonly connectMs: number;
  /** For one statement, by the database's own clock. */
  readonly statementMs: number;
  /** For one lock that another transaction holds. */
  readonly lockMs: number;
  /** Between two statements of a transaction. */
  readonly idleInTransactionMs: number;
  /** Until the answer to a statement has come: longer than `statementMs`, for answers that never come. */
  readonly answerMs: number;
}

export const REQUEST_LIMITS: DatabaseLimits = {
  connections: 10,
  connectMs: 5000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
  answerMs: 35_000,
};

/** For migrations and demo data, whose statements take as long as they take. */
export const PATIENT_LIMITS: DatabaseLimits = {
  ...REQUEST_LIMITS,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  answerMs: 0,
};

/** Time in milliseconds after which an idle connection sends a keep-alive packet. */
const KEEP_ALIVE_MS = 10_000;

export function poolLimits(limits: DatabaseLimits): PoolConfig {
  return {
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}
