import { hashSecret, newSecret } from "../authenticate.ts";
import type { SignOnContext, SsoLogin } from "./sign-on-context.ts";

const STATE_MS = 10 * 60 * 1000;

/** What an account gets instead of a ticket while it has to change its password; undefined when it need not. */
export async function duePasswordState(
  { gsid, account }: SsoLogin,
  { db, clock }: SignOnContext,
): Promise<string | undefined> {
  const staff = await db
    .selectFrom("staff")
    .select("userId")
    .where("gsid", "=", gsid)
    .where("account", "=", account)
    .where("isRemove", "=", 0)
    .where("passwordDue", "=", 1)
    .executeTakeFirst();
  if (!staff) return undefined;
  const state = newSecret();
  await db
    .insertInto("passwordState")
    .values({ gsid, userId: staff.userId, stateHash: hashSecret(state), expireTime: clock.after(STATE_MS) })
    .execute();
  return state;
}
