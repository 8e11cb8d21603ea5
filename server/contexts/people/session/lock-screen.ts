import type { FirmOperation, ParamsOf } from "../../../contracts/operation.ts";
import { hashPassword } from "../user-admin/password-hash.ts";
import { ownSession } from "./own-session.ts";

/** Keeps the code that opens the screens of this sign-in again; one that stands there already is replaced. */
export const lockScreen: FirmOperation = {
  side: "firm",
  ids: ["session.lock"],
  prepare: async ({ pin }: ParamsOf<"session.lock">) => await hashPassword(pin),
  handle: async (_params, context, pinHash) => {
    const { db, user, clock } = context;
    const lock = { pinHash: pinHash as string, failures: 0, createTime: clock.now() };
    await db
      .insertInto("screenLock")
      .values({ userId: user.id, ssoSession: ownSession(context), ...lock })
      .onConflict((conflict) => conflict.constraint("screen_lock_pkey").doUpdateSet(lock))
      .execute();
    return null;
  },
};
