import type { TenantDb } from "../platform/database/tenant-db.ts";
import { notifyUsers } from "../platform/outbox/notify-users.ts";
import { signOutEndsLinks } from "./sign-out-ends-links.ts";

/**
 * Ends one sign-in: its tokens, its tickets, the lock of its screens, and the share that was given from it; where the firm wants it so, the links
 * of clients that were made in it too.
 */
export async function endSession(db: TenantDb, ssoSession: string): Promise<void> {
  await db.deleteFrom("ssoTicket").where("ssoSession", "=", ssoSession).execute();
  const ended = await db
    .updateTable("token")
    .set({ revoked: true })
    .where("ssoSession", "=", ssoSession)
    .returning("userId")
    .execute();
  const users = ended.map(({ userId }) => userId);
  await closeSockets(db, [...new Set(users)]);
  await db.deleteFrom("screenLock").where("ssoSession", "=", ssoSession).execute();
  const given = await db
    .deleteFrom("shareCode")
    .where("ssoSession", "=", ssoSession)
    .returning("userId")
    .execute();
  for (const { userId } of given) await endSharedSignIns(db, userId);
  if (await signOutEndsLinks(db))
    await db.deleteFrom("clientLink").where("ssoSession", "=", ssoSession).execute();
}

/** Signs out the guests who came in by a share code of the user. */
export async function endSharedSignIns(db: TenantDb, userId: number): Promise<void> {
  await ticketsOf(db, [userId]).where("shared", "=", true).execute();
  await db
    .updateTable("token")
    .set({ revoked: true })
    .where("userId", "=", userId)
    .where("shared", "=", true)
    .execute();
  await closeSockets(db, [userId]);
}

/**
 * Signs the users out everywhere; their tickets, share codes, links of clients and the right to set a due password end
 * too.
 */
export async function endSignIns(db: TenantDb, userIds: readonly number[]): Promise<void> {
  await db.deleteFrom("shareCode").where("userId", "in", userIds).execute();
  await db.deleteFrom("clientLink").where("userId", "in", userIds).execute();
  await db.deleteFrom("passwordState").where("userId", "in", userIds).execute();
  await db.deleteFrom("screenLock").where("userId", "in", userIds).execute();
  await ticketsOf(db, userIds).execute();
  await db.updateTable("token").set({ revoked: true }).where("userId", "in", userIds).execute();
  await closeSockets(db, userIds);
}

async function closeSockets(db: TenantDb, userIds: readonly number[]): Promise<void> {
  await notifyUsers({ db }, userIds, { type: "SIGN_INS_ENDED" });
}

function ticketsOf(db: TenantDb, userIds: readonly number[]) {
  return db
    .deleteFrom("ssoTicket")
    .where("account", "in", (from) =>
      from.selectFrom("staff").select("account").where("userId", "in", userIds),
    );
}
