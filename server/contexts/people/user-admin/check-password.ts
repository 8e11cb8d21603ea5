import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { FirmOperation, ParamsOf } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { SHARED_FAULT } from "../../../access/shared-sign-in.ts";
import { isPassword } from "./password-hash.ts";

const TRIES = 5;
const PAUSE_MS = 10 * 60 * 1000;

/**
 * Verifies the caller's password; they may change it for a while after that. Five failures make them wait:
 * tries at once take turns, and each failure is committed before the next one counts. It is compared beforehand, with the
 * hash of then; whether that counts is decided in turn.
 */
export const checkPassword: FirmOperation = {
  side: "firm",
  ids: ["userAdmin.checkPassword"],
  prepare: async ({ password }: ParamsOf<"userAdmin.checkPassword">, { db, user }) => {
    const { passwordHash } = await selectPassword(db, user.id).executeTakeFirstOrThrow();
    return passwordHash !== null && (await isPassword(password, passwordHash)) ? passwordHash : null;
  },
  handle: async ({ userIds }: ParamsOf<"userAdmin.checkPassword">, context, right) => {
    const { db, user, clock, concerns } = context;
    concerns(user.name);
    if (userIds?.some((userId) => userId !== user.id)) throw new Refusal("permission", "只能校验自己的密码");
    const { passwordHash } = await selectPassword(db, user.id).forNoKeyUpdate().executeTakeFirstOrThrow();
    if ((await countFailures(context)) >= TRIES) {
      throw new Refusal("rule", `旧密码连续 ${TRIES} 次校验失败，请 10 分钟后再试`);
    }
    if (passwordHash === null || passwordHash !== right) return new Refusal("rule", "旧密码校验失败");
    await db
      .updateTable("staff")
      .set({ passwordChecked: clock.now() })
      .where("userId", "=", user.id)
      .execute();
    return null;
  },
};

function selectPassword(db: TenantDb, userId: number) {
  return db.selectFrom("staff").select("passwordHash").where("userId", "=", userId);
}

/** The failures since the last success, without those of guests with a share code: they must not lock the owner out. */
async function countFailures({ db, user, clock }: FirmContext): Promise<number> {
  const recent = await db
    .selectFrom("operationLog")
    .select("success")
    .where("userId", "=", user.id)
    .where("operation", "=", "userAdmin.checkPassword")
    .where("createTime", ">", clock.after(-PAUSE_MS))
    .where("reason", "is distinct from", SHARED_FAULT)
    .orderBy("id", "desc")
    .limit(TRIES)
    .execute();
  const lastSuccess = recent.findIndex(({ success }) => success);
  return lastSuccess === -1 ? recent.length : lastSuccess;
}
