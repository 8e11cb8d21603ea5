import { endSession } from "../../../access/end-sign-ins.ts";
import type { FirmOperation, ParamsOf } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { isPassword } from "../user-admin/password-hash.ts";
import { ownSession } from "./own-session.ts";

const TRIES = 5;

/**
 * Opens the screens of this sign-in by the code of their lock, which is forgotten then. The fifth wrong one ends the
 * sign-in. It is compared beforehand, with the hash of then; whether that counts is decided in turn, and each failure is
 * committed before the next one counts.
 */
export const unlockScreen: FirmOperation = {
  side: "firm",
  ids: ["session.unlock"],
  prepare: async ({ pin }: ParamsOf<"session.unlock">, context) => {
    const lock = await selectLock(context.db, ownSession(context)).executeTakeFirst();
    return lock && (await isPassword(pin, lock.pinHash)) ? lock.pinHash : null;
  },
  handle: async (_params, context, right) => {
    const { db, user, concerns } = context;
    const session = ownSession(context);
    concerns(user.name);
    const lock = await selectLock(db, session).forUpdate().executeTakeFirst();
    if (!lock) throw new Refusal("rule", "锁屏码已失效，请退出登录后重新登录");
    if (lock.pinHash === right) {
      await db.deleteFrom("screenLock").where("ssoSession", "=", session).execute();
      return null;
    }
    const failures = lock.failures + 1;
    if (failures >= TRIES) {
      await endSession(db, session);
      return new Refusal("signedOut", `锁屏码连续 ${TRIES} 次不正确，已退出登录，请重新登录`);
    }
    await db.updateTable("screenLock").set({ failures }).where("ssoSession", "=", session).execute();
    return new Refusal("rule", `锁屏码不正确，还可以再试 ${TRIES - failures} 次`);
  },
};

function selectLock(db: TenantDb, ssoSession: string) {
  return db.selectFrom("screenLock").select(["pinHash", "failures"]).where("ssoSession", "=", ssoSession);
}
