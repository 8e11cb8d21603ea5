import { hashSecret, newSecret } from "../authenticate.ts";
import type { SignOnContext, SsoLogin } from "./sign-on-context.ts";

const STATE_MS = 10 * 60 * 1000;

/** The answer to an account that has to change its password, in place of a ticket; undefined when it need not. */
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
