import type { Authenticate } from "../../access/authenticate.ts";
import type { Clock } from "../../platform/clock.ts";
import { Refusal } from "../../platform/errors.ts";
import { type Connection, closeSignedOut } from "./connection.ts";

/** Ends the connections of sign-ins that have ended. */
export interface TokenWatch {
  /** Checks the tokens of these connections in the database now. */
  readonly recheck: (connections: readonly Connection[]) => Promise<void>;
  /** Ends those whose time is over, and checks those in the database that were not checked for long. */
  readonly checkDue: (connections: Iterable<Connection>) => Promise<void>;
}

/** Until an account that was stopped, or has fewer rights, is noticed without a message of it. */
const RECHECK_MS = 60_000;
const RECHECKED_AT_ONCE = 100;

export function createTokenWatch(authenticate: Authenticate, clock: Clock): TokenWatch {
  const check = async (connection: Connection) => {
    connection.checkedAt = performance.now();
    try {
      const { user, suspended } = await authenticate(connection.token);
      connection.user = user;
      if (suspended !== null) closeSignedOut(connection);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      closeSignedOut(connection);
    }
  };
  const recheck: TokenWatch["recheck"] = async (connections) => {
    for (const connection of connections) await check(connection);
  };
  return {
    recheck,
    checkDue: async (connections) => {
      const now = clock.now();
      const before = performance.now() - RECHECK_MS;
      const due: Connection[] = [];
      for (const connection of connections) {
        const { signIn } = connection.user;
        if (signIn && signIn.expireTime <= now) closeSignedOut(connection);
        else if (connection.checkedAt < before) due.push(connection);
      }
      await recheck(due.slice(0, RECHECKED_AT_ONCE));
    },
  };
}
