import { hashSecret } from "../../../access/authenticate.ts";
import { publicOperation } from "../../../contracts/operation.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertSoundPassword, keepPassword, refusePassword } from "../user-admin/keep-password.ts";
import { hashPassword, isPassword } from "../user-admin/password-hash.ts";
import type { Kysely } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../tables/tables.ts";

/** Sets the password that its owner had to change before signing in. The state works until a password was accepted. */
export const forcePassword = publicOperation(
  "session.pwdForceUpdate",
  async ({ newPwd, state }, { db, clock }) => {
    assertSoundPassword(newPwd, "newPwd");
    const before = await findOwner(state, db, clock);
    const isSame = before.passwordHash !== null && (await isPassword(newPwd, before.passwordHash));
    const hash = await hashPassword(newPwd);
    await db.transaction().execute(async (transaction) => {
      const stored = await findOwner(state, transaction, clock);
      const { name, passwordHash } = stored;
      const firm = tenantDb(transaction, stored.gsid);
      if (isSame && passwordHash === before.passwordHash) refusePassword("新密码不能与旧密码相同", "newPwd");
      await keepPassword(firm, [stored.userId], hash, "owner");
      await firm
        .insertInto("operationLog")
        .values({
          userId: stored.userId,
          operation: "session.pwdForceUpdate",
          title: "强制修改密码",
          target: name,
          success: true,
          reason: null,
          createTime: clock.now(),
        })
        .execute();
    });
    return null;
  },
);

/** The user whose password the state is for; a transaction locks the row. */
async function findOwner(state: string, db: Kysely<Database>, clock: Clock) {
  const stored = await db
    .selectFrom("passwordState")
    .select(["gsid", "userId"])
    .where("stateHash", "=", hashSecret(state))
    .where("expireTime", ">", clock.now())
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw new Refusal("badTicket", "修改密码的凭据已失效，请重新登录");
  const { name, passwordHash } = await tenantDb(db, stored.gsid)
    .selectFrom("staff")
    .select(["name", "passwordHash"])
    .where("userId", "=", stored.userId)
    .executeTakeFirstOrThrow();
  return { ...stored, name, passwordHash };
}
