import type { Kysely } from "kysely";
import { fromShanghaiText } from "../../src/domain/shanghai-time.ts";
import type { Clock } from "../platform/clock.ts";
import { Refusal } from "../platform/errors.ts";
import type { Database } from "../tables/tables.ts";

interface TokenUse {
  readonly tokenHash: string;
  readonly lastUse: string | null;
  /** 0: without a limit. */
  readonly idleMinutes: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The server records use once a minute, and the browser reports it once a minute: the last use may be younger by both. */
const WRITTEN_EVERY_MS = MINUTE_MS;
const GRACE_MS = 2 * MINUTE_MS;

/** Refuses a token that was unused for longer than the firm allows; records the use of any other. */
export async function keepUse(
  { tokenHash, lastUse, idleMinutes }: TokenUse,
  idleSeconds: number | undefined,
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
): Promise<void> {
  if (idleMinutes === 0) return;
  const kept = lastUse === null ? null : fromShanghaiText(lastUse);
  if (kept !== null && clock.epochMs() - kept > idleMinutes * MINUTE_MS + GRACE_MS)
    throw new Refusal("signedOut");
  if (idleSeconds === undefined) return;
  const used = clock.epochMs() - idleSeconds * SECOND_MS;
  if (kept !== null && used - kept < WRITTEN_EVERY_MS) return;
  await db
    .updateTable("token")
    .set({ lastUse: clock.after(-idleSeconds * SECOND_MS) })
    .where("tokenHash", "=", tokenHash)
    .execute();
}
