import type { Kysely } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../tables/tables.ts";
import { sealLogs } from "./seal-log.ts";

/** Milliseconds: what is committed is sealed within five seconds. */
const EVERY = 2000;

/** Seals the logs again and again until it is stopped. */
export function sealRegularly(
  db: Kysely<Database>,
  clock: Clock,
  logError: (error: unknown, what: string) => void,
): { readonly start: () => void; readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let sealing: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const turn = () => {
    sealing = sealLogs(db, clock)
      .catch((error: unknown) => logError(error, "the operation log could not be sealed"))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, EVERY).unref();
      });
  };
  return {
    start: () => void (timer = setTimeout(turn, EVERY).unref()),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await sealing;
    },
  };
}
