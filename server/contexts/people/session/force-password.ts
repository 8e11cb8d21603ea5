import { hashSecret } from "../../../access/authenticate.ts";
import { publicOperation } from "../../../contracts/operation.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertSoundPassword, keepPassword, refusePassword } from "../user-admin/keep-password.ts";
import { isPassword } from "../user-admin/password-hash.ts";

/** Sets the password that its owner had to change before signing in. The state works until a password was accepted. */
export const forcePassword = publicOperation(
  "session.pwdForceUpdate",
  async ({ newPwd, state }, { db, clock }) => {
    assertSoundPassword(newPwd, "newPwd");
    await db.transaction().execute(async (transaction) => {
      const stored = await transaction
        .selectFrom("passwordState")
        .select(["gsid", "userId"])
        .where("stateHash", "=", hashSecret(state))
        .where("expireTime", ">", clock.now())
        .forUpdate()
        .executeTakeFirst();
      if (!stored) throw new Refusal("badTicket", "修改密码的凭据已失效，请重新登录");
      const firm = tenantDb(transaction, stored.gsid);
      const { name, passwordHash } = await firm
        .selectFrom("staff")
        .select(["name", "passwordHash"])
        .where("userId", "=", stored.userId)
        .executeTakeFirstOrThrow();
      if (passwordHash !== null && (await isPassword(newPwd, passwordHash)))
        refusePassword("新密码不能与旧密码相同", "newPwd");
      await keepPassword(firm, [stored.userId], newPwd, "owner");
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
