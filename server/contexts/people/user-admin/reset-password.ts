import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { mayCall } from "../../../access/grants.ts";
import { assertSoundPassword, keepPassword, refusePassword } from "./keep-password.ts";
import { isPassword } from "./password-hash.ts";
import { takeUsers } from "./take-users.ts";
import { exceedsOwnGrants } from "./user-input.ts";

const RESET_CODE = "basicSetting.staffActions.resetPwd";
const CHECK_HOLDS_MS = 10 * 60 * 1000;

/** Changes the caller's own password after the old one has been checked, or that of one other user. */
export const resetPassword = operation("userAdmin.resetPwd", async ({ password, userIds = [] }, context) => {
  const { user } = context;
  const [userId = user.id] = userIds;
  if (userId === user.id) return await changeOwn(password, context);
  if (!mayCall(user.grants, [RESET_CODE], "write")) throw new Refusal("permission");
  return await resetOthers(password, [userId], context);
});

/** Gives all of the users the same new password, or none when one of them may not be touched. */
export const batchResetPassword = operation(
  ["user.batchResetPassword", "userAdmin.batchResetPwd"],
  async ({ password, userIds }, context) => await resetOthers(password, userIds, context),
);

async function changeOwn(password: string, { db, user, clock, concerns }: FirmContext): Promise<null> {
  concerns(user.name);
  assertSoundPassword(password);
  const { passwordHash, passwordChecked } = await db
    .selectFrom("staff")
    .select(["passwordHash", "passwordChecked"])
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  if (passwordHash !== null) {
    if (passwordChecked === null || passwordChecked < clock.after(-CHECK_HOLDS_MS)) {
      throw new Refusal("rule", "请先校验旧密码");
    }
    if (await isPassword(password, passwordHash)) refusePassword("新密码不能与旧密码相同");
  }
  await keepPassword(db, [user.id], password, "owner");
  return null;
}

async function resetOthers(
  password: string,
  userIds: readonly number[],
  context: FirmContext,
): Promise<null> {
  const { db, user } = context;
  const targets = await takeUsers(context, userIds);
  assertSoundPassword(password);
  if (userIds.includes(user.id)) throw new Refusal("rule", "不能在这里重置自己的密码，请使用“修改密码”");
  if (targets.some(({ userKind }) => userKind === "superAdmin")) {
    throw new Refusal("rule", "不能重置超级管理员的密码");
  }
  const roles = await db
    .selectFrom("staffRole")
    .select("roleId")
    .distinct()
    .where("userId", "in", userIds)
    .execute();
  const roleIds = roles.map(({ roleId }) => roleId);
  if (await exceedsOwnGrants(context, roleIds)) {
    throw new Refusal("rule", "所选用户中有权限超出您的人，请联系管理员重置");
  }
  await keepPassword(db, userIds, password, "other");
  return null;
}
