import { DatabaseUnavailable } from "./database-unavailable.ts";

/**
 * SQLSTATE classes and codes after which the same work may succeed: connection lost, serialization and deadlock, out of
 * resources, lock not available, a statement cut off by a limit, the server going down or coming up.
 */
const PASSING_STATES = /^(08...|40001|40P01|53...|55P03|57014|57P0[1-5])$/;

const PASSING_ERRNOS: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** pg gives these no code. */
const PASSING_MESSAGES = /connection terminated|timeout exceeded when trying to connect|connection timeout/i;

/** A fault of the database or the network that passes by itself; causes are looked into. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === "string" && (PASSING_STATES.test(code) || PASSING_ERRNOS.has(code))) return true;
  if (PASSING_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isPassingFault)) return true;
  return error.cause !== undefined && isPassingFault(error.cause);
}
