import { hashSecret, newSecret } from "../../../access/authenticate.ts";
import { publicOperation } from "../../../contracts/operation.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { spend } from "../../../platform/limits/spend-allowance.ts";
import { Refusal } from "../../../platform/errors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Gives the tokens for a ticket of the single sign-on. A ticket works once, even when its account is refused. */
export const exchangeTicket = publicOperation("session.exchangeTicket", async ({ ticket }, { db, clock }) => {
  const used = await db
    .deleteFrom("ssoTicket")
    .where("ticketHash", "=", hashSecret(ticket))
    .returning(["gsid", "account", "ssoSession", "expireTime", "shared", "sessionEnd"])
    .executeTakeFirst();
  if (!used || used.expireTime <= clock.now()) throw new Refusal("badTicket");
  const firm = tenantDb(db, used.gsid);
  const staff = await firm
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", used.account)
    .where("isRemove", "=", 0)
    .executeTakeFirst();
  if (!staff) throw new Refusal("unregistered");
  await spend(firm, clock, staff.userId, "signIn", "tooManySignIns");
  const accessToken = newSecret();
  const { userId } = staff;
  const { ssoSession, shared, sessionEnd } = used;
  const usualEnd = clock.after(DAY_MS);
  const expireTime = sessionEnd !== null && sessionEnd < usualEnd ? sessionEnd : usualEnd;
  await firm
    .insertInto("token")
    .values({ userId, ssoSession, shared, expireTime, revoked: false, tokenHash: hashSecret(accessToken) })
    .execute();
  if (!shared)
    await firm
      .updateTable("staff")
      .set({ lastLoginTime: clock.now() })
      .where("userId", "=", userId)
      .execute();
  // The field is the specification's. Nothing renews a sign-in here, so there is nothing that could be stolen.
  return { accessToken, refreshToken: "" };
});
