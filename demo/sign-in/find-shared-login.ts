import { hashSecret } from "../../server/access/authenticate.ts";
import type { SignOnContext, SsoLogin } from "../../server/access/sign-on/sign-on-context.ts";

/**
 * The account that the code opens to the guest, and its end; undefined for one that is made up, ended or of a stopped
 * account.
 */
export async function findSharedLogin(
  code: string,
  guest: string,
  { db, clock }: SignOnContext,
): Promise<SsoLogin | undefined> {
  const login = await db
    .selectFrom("shareCode")
    .innerJoin("staff", "staff.userId", "shareCode.userId")
    .select(["shareCode.gsid", "staff.account", "shareCode.expireTime as sessionEnd"])
    .where("shareCode.codeHash", "=", hashSecret(code.trim()))
    .where("shareCode.expireTime", ">", clock.now())
    .where("staff.status", "=", 1)
    .where("staff.isRemove", "=", 0)
    .executeTakeFirst();
  return login && { ...login, shared: true, guest };
}
