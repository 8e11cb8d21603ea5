import type { FirmContext } from "../../../contracts/firm-context.ts";
import { preparedOperation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { mayCall } from "../../../access/grants.ts";
import { assertSoundPassword, keepPassword, refusePassword } from "./keep-password.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { takeUsers } from "./take-users.ts";
import { exceedsOwnGrants } from "./user-input.ts";

const RESET_CODE = "basicSetting.staffActions.resetPwd";
const CHECK_HOLDS_MS = 10 * 60 * 1000;

/** Changes the caller's own password after the old one has been checked, or that of one other user. */
export const resetPassword = preparedOperation("userAdmin.resetPwd", {
  prepare: async ({ password, userIds = [] }, context) => {
    const { user, db } = context;
    const [userId = user.id] = userIds;
    if (userId !== user.id) return { hash: await hashPassword(password), same: null };
    context.concerns(user.name);
    assertSoundPassword(password);
    const { passwordHash } = await readPassword(user.id, db);
    const isSame = passwordHash !== null && (await isPassword(password, passwordHash));
    return { hash: await hashPassword(password), same: isSame ? passwordHash : null };
  },
  handle: async ({ password, userIds = [] }, context, { hash, same }) => {
    const { user } = context;
    const [userId = user.id] = userIds;
    if (userId === user.id) return await changeOwn(hash, same, context);
    if (!mayCall(user.grants, [RESET_CODE], "write")) throw new Refusal("permission");
    return await resetOthers({ password, hash }, [userId], context);
  },
});

/** Gives all of the users the same new password, or none when one of them may not be touched. */
export const batchResetPassword = preparedOperation(["user.batchResetPassword", "userAdmin.batchResetPwd"], {
  prepare: async ({ password }) => await hashPassword(password),
  handle: async ({ password, userIds }, context, hash) =>
    await resetOthers({ password, hash }, userIds, context),
});

async function readPassword(userId: number, db: TenantDb) {
  return await db
    .selectFrom("staff")
    .select(["passwordHash", "passwordChecked"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

/** `same`: the stored hash that the new password was found to be, too. */
async function changeOwn(hash: string, same: string | null, context: FirmContext): Promise<null> {
  const { db, user, clock, concerns } = context;
  concerns(user.name);
  const { passwordHash, passwordChecked } = await readPassword(user.id, db);
  if (passwordHash !== null) {
    if (passwordChecked === null || passwordChecked < clock.after(-CHECK_HOLDS_MS)) {
      throw new Refusal("rule", "请先校验旧密码");
    }
    if (passwordHash === same) refusePassword("新密码不能与旧密码相同");
  }
  await keepPassword(db, [user.id], hash, "owner");
  return null;
}

interface NewPassword {
  readonly password: string;
  readonly hash: string;
}

async function resetOthers(
  { password, hash }: NewPassword,
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
  await keepPassword(db, userIds, hash, "other");
  return null;
}
