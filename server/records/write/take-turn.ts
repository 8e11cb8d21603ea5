import { sql } from "kysely";
import type { FirmContext } from "../../contracts/firm-context.ts";

/**
 * Waits until no other write of the firm is about this subject, and keeps others waiting until this one ends. For what
 * two writers would each find free: a name that must be unique, the next number.
 */
export async function takeTurn(
  subject: string,
  { db, user }: Pick<FirmContext, "db" | "user">,
): Promise<void> {
  const turn = `${user.gsid} ${subject}`;
  await db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${turn}))`.as("turn")).execute();
}
