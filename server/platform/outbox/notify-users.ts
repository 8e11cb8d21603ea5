import type { ChatMessage, StaticMessage } from "../../../src/domain/socket-frames.ts";
import type { TenantDb } from "../database/tenant-db.ts";

/** A word to this server alone: the sign-ins of the users may have ended. */
interface SignInsEnded {
  readonly type: "SIGN_INS_ENDED";
}

export type OutboxMessage = StaticMessage | ChatMessage | SignInsEnded;

/**
 * Leaves a message to the browsers of the users, null for all of the firm, in the transaction that `db` stands in:
 * it is sent once that is committed, and never when it fails. A message says what has changed, and no contents: each
 * browser requests those with the rights of its user.
 */
export async function notifyUsers(
  { db }: { readonly db: TenantDb },
  userIds: readonly number[] | null,
  message: OutboxMessage,
): Promise<void> {
  if (userIds?.length === 0) return;
  await leave(db, { userIds, companyId: null }, message);
}

/** Leaves a message to the users of the firm who see the client company. */
export async function notifyViewers(
  { db }: { readonly db: TenantDb },
  companyId: number,
  message: OutboxMessage,
): Promise<void> {
  await leave(db, { userIds: null, companyId }, message);
}

async function leave(
  db: TenantDb,
  receivers: { readonly userIds: readonly number[] | null; readonly companyId: number | null },
  message: OutboxMessage,
): Promise<void> {
  await db
    .insertInto("outbox")
    .values({ ...receivers, message: JSON.stringify(message) })
    .execute();
}
