import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertShortValue, MOST_SETTINGS } from "./setting-limits.ts";

/** All that the user has set, of every screen. */
export const listSettings = operation(
  "userSetting.query",
  async (_params, { db, user }) =>
    await db
      .selectFrom("userSetting")
      .select(["screen", "part", "value"])
      .where("userId", "=", user.id)
      .orderBy("screen")
      .orderBy("part")
      .execute(),
);

/** Sets one part of one screen for the user, whatever stood there. */
export const saveSetting = operation("userSetting.save", async ({ screen, part, value }, context) => {
  const { db, user, clock } = context;
  if (value === null) {
    await db
      .deleteFrom("userSetting")
      .where("userId", "=", user.id)
      .where("screen", "=", screen)
      .where("part", "=", part)
      .execute();
    return null;
  }
  assertShortValue(value);
  const kept = { value: JSON.stringify(value), updateTime: clock.now() };
  await db
    .insertInto("userSetting")
    .values({ userId: user.id, screen, part, ...kept })
    .onConflict((conflict) => conflict.constraint("user_setting_pkey").doUpdateSet(kept))
    .execute();
  const { count } = await db
    .selectFrom("userSetting")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  if (count > MOST_SETTINGS) throw new Refusal("rule", `界面设置最多保存 ${MOST_SETTINGS} 项`);
  return null;
});
