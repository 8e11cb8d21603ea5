import { hashSecret, newSecret } from "../../../access/authenticate.ts";
import { endSharedSignIns } from "../../../access/end-sign-ins.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { prolongShare } from "./prolong-share.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * A code by which support staff sign in as the user for a limited time. There is one at a time: a new one ends the one
 * before, and the guests who came in by that are signed out.
 */
export const shareLogin = operation("session.shareLogin", async ({ effectTime, shareCode }, context) => {
  const { user, clock, concerns } = context;
  concerns(`${user.name}，有效 ${effectTime} 小时`);
  if (!shareCode) return { shareCode: await begin(clock.after(effectTime * HOUR_MS), context) };
  await prolongShare(context, effectTime, shareCode);
  return { shareCode };
});

async function begin(expireTime: string, { db, user }: FirmContext): Promise<string> {
  const shareCode = newSecret();
  const code = { codeHash: hashSecret(shareCode), expireTime, ssoSession: user.signIn?.ssoSession ?? null };
  await db
    .insertInto("shareCode")
    .values({ ...code, userId: user.id })
    .onConflict((conflict) => conflict.constraint("share_code_gsid_user_id_key").doUpdateSet(code))
    .execute();
  await endSharedSignIns(db, user.id);
  return shareCode;
}
