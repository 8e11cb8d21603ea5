import { hashSecret } from "../../../access/authenticate.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readShareState } from "./share-state.ts";

const HOUR_MS = 60 * 60 * 1000;
/** A sign-in lasts for a day at most, by whatever it came. */
const SIGN_IN_HOURS = 24;

/** Lets the user's code hold for so many hours from now. */
export const shareProlong = operation("session.shareProlong", async ({ effectTime }, context) => {
  context.concerns(`${context.user.name}，有效 ${effectTime} 小时`);
  await prolongShare(context, effectTime);
  return await readShareState(context);
});

/** The code goes on for so many hours from now, and so do the guests who are in by it. It is never cut short so. */
export async function prolongShare(
  { db, user, clock }: FirmContext,
  effectTime: number,
  shareCode?: string,
): Promise<void> {
  const expireTime = clock.after(effectTime * HOUR_MS);
  const held = await db
    .selectFrom("shareCode")
    .select(["codeHash", "expireTime"])
    .where("userId", "=", user.id)
    .where("expireTime", ">", clock.now())
    .forUpdate()
    .executeTakeFirst();
  const isHeld = held && (shareCode === undefined || held.codeHash === hashSecret(shareCode));
  if (!isHeld) throw new Refusal("missing", "分享登录码已失效，请重新生成");
  if (held.expireTime > expireTime) {
    throw new Refusal("rule", `登录码已经有效到 ${held.expireTime.slice(0, 16)}，请选择更长的有效期`);
  }
  await db.updateTable("shareCode").set({ expireTime }).where("userId", "=", user.id).execute();
  await db
    .updateTable("token")
    .set({ expireTime: clock.after(Math.min(effectTime, SIGN_IN_HOURS) * HOUR_MS) })
    .where("userId", "=", user.id)
    .where("shared", "=", true)
    .where("revoked", "=", false)
    .where("expireTime", ">", clock.now())
    .execute();
}
