import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { takeUsers } from "../user-admin/take-users.ts";
import { exceedsOwnGrants } from "../user-admin/user-input.ts";

/** Gives one user exactly these roles. */
export const authoriseUser = operation(
  "user.authorise",
  async ({ userId, roleIds }, context) => await authorise([userId], roleIds, "replace", context),
);

type Mode = "add" | "replace";

/** Gives all of the users these roles, beside those they have or in their place; or none of them. */
export const batchAuthorise = operation(
  "user.batchAuthorise",
  async (params, context) => await authorise(params.userIds, params.roleIds, params.mode, context),
);

const MOST_ROLES = 20;

async function authorise(
  userIds: readonly number[],
  roleIds: readonly number[],
  mode: Mode,
  context: FirmContext,
): Promise<null> {
  const { db, user } = context;
  const targets = await takeUsers(context, userIds);
  if (userIds.includes(user.id)) throw new Refusal("rule", "不能修改自己的角色，请联系其他管理员");
  const superAdmin = targets.find(({ userKind }) => userKind === "superAdmin");
  if (superAdmin) throw new Refusal("rule", `超级管理员「${superAdmin.name}」拥有全部权限，不需要授权`);
  const held = await db
    .selectFrom("staffRole")
    .select(["userId", "roleId"])
    .where("userId", "in", userIds)
    .execute();
  const isHeld = (userId: number, roleId: number) =>
    held.some((grant) => grant.userId === userId && grant.roleId === roleId);
  const added = userIds.flatMap((userId) =>
    roleIds.filter((roleId) => !isHeld(userId, roleId)).map((roleId) => ({ userId, roleId })),
  );
  await assertGrantable(context, roleIds, [...new Set(added.map(({ roleId }) => roleId))]);
  if (mode === "replace") {
    await db
      .deleteFrom("staffRole")
      .where("userId", "in", userIds)
      .where("roleId", "not in", roleIds)
      .execute();
  } else if (userIds.some((userId) => count(held, userId) + count(added, userId) > MOST_ROLES)) {
    throw new Refusal("rule", `每个用户最多 ${MOST_ROLES} 个角色`);
  }
  if (added.length > 0) await db.insertInto("staffRole").values(added).execute();
  return null;
}

async function assertGrantable(
  context: FirmContext,
  roleIds: readonly number[],
  added: readonly number[],
): Promise<void> {
  const known = await context.db.selectFrom("role").select("roleId").where("roleId", "in", roleIds).execute();
  if (known.length !== roleIds.length) refuseRoles("所选角色不存在，请重新选择");
  if (await exceedsOwnGrants(context, added)) refuseRoles("不能分配超出自己权限的角色");
}

function refuseRoles(message: string): never {
  throw new Refusal("validation", message, [{ path: "roleIds", message }]);
}

function count(rows: readonly { readonly userId: number }[], userId: number): number {
  return rows.filter((row) => row.userId === userId).length;
}
