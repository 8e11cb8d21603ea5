import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ResultOf } from "../../../contracts/operation.ts";

/** The owner's code and its guests; for a guest the end of their stay. */
export const shareState = operation(
  "session.shareState",
  async (_params, context) => await readShareState(context),
);

export async function readShareState({
  db,
  user,
  clock,
}: FirmContext): Promise<ResultOf<"session.shareState">> {
  if (user.signIn?.shared === true) return { expireTime: user.signIn.expireTime, guests: [] };
  const held = await db
    .selectFrom("shareCode")
    .select("expireTime")
    .where("userId", "=", user.id)
    .where("expireTime", ">", clock.now())
    .executeTakeFirst();
  const tokens = await db
    .selectFrom("token")
    .select(["guest", "createTime"])
    .where("userId", "=", user.id)
    .where("shared", "=", true)
    .where("revoked", "=", false)
    .where("expireTime", ">", clock.now())
    .orderBy("createTime")
    .execute();
  const guests = tokens.flatMap(({ guest, createTime: enterTime }) =>
    guest === null || enterTime === null ? [] : [{ guest, enterTime }],
  );
  return { ...held, guests };
}
