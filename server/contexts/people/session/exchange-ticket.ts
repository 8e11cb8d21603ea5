import { hashSecret, newSecret } from "../../../access/authenticate.ts";
import { sharedTitle } from "../../../access/shared-sign-in.ts";
import { publicOperation } from "../../../contracts/operation.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type TenantDb, tenantDb } from "../../../platform/database/tenant-db.ts";
import { spend } from "../../../platform/limits/spend-allowance.ts";
import { Refusal } from "../../../platform/errors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Gives the tokens for a ticket of the single sign-on. A ticket works once, even when its account is refused. */
export const exchangeTicket = publicOperation("session.exchangeTicket", async ({ ticket }, { db, clock }) => {
  const used = await db
    .deleteFrom("ssoTicket")
    .where("ticketHash", "=", hashSecret(ticket))
    .returning(["gsid", "account", "ssoSession", "expireTime", "shared", "guest", "sessionEnd"])
    .executeTakeFirst();
  if (!used || used.expireTime <= clock.now()) throw new Refusal("badTicket");
  const firm = tenantDb(db, used.gsid);
  const staff = await firm
    .selectFrom("staff")
    .select(["userId", "name"])
    .where("account", "=", used.account)
    .where("isRemove", "=", 0)
    .executeTakeFirst();
  if (!staff) throw new Refusal("unregistered");
  await spend(firm, clock, staff.userId, "signIn", "tooManySignIns");
  const accessToken = newSecret();
  const { userId } = staff;
  const { ssoSession, shared, guest, sessionEnd } = used;
  const usualEnd = clock.after(DAY_MS);
  const expireTime = sessionEnd !== null && sessionEnd < usualEnd ? sessionEnd : usualEnd;
  await firm
    .insertInto("token")
    .values({
      userId,
      ssoSession,
      shared,
      guest,
      expireTime,
      revoked: false,
      tokenHash: hashSecret(accessToken),
      createTime: clock.now(),
      lastUse: clock.now(),
    })
    .execute();
  if (shared) await logEntry(firm, staff, guest, clock);
  else
    await firm
      .updateTable("staff")
      .set({ lastLoginTime: clock.now() })
      .where("userId", "=", userId)
      .execute();
  // The field is the specification's. Nothing renews a sign-in here, so there is nothing that could be stolen.
  return { accessToken, refreshToken: "" };
});

/** The owner sees in the log who came in by their share code. */
async function logEntry(
  firm: TenantDb,
  { userId, name }: { readonly userId: number; readonly name: string },
  guest: string | null,
  clock: Clock,
): Promise<void> {
  await firm
    .insertInto("operationLog")
    .values({
      userId,
      operation: "session.exchangeTicket",
      title: sharedTitle("登录", guest),
      target: name,
      success: true,
      reason: null,
      createTime: clock.now(),
    })
    .execute();
}
