import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { countRoleUsers } from "./count-role-users.ts";
import { takeRole } from "./find-role.ts";
import { assertWithinOwn } from "./role-grants.ts";

/** Deletes a role that nobody has. */
export const deleteRole = operation("role.delete", async ({ roleId }, context) => {
  const { db } = context;
  const role = await takeRole(context, roleId);
  await assertWithinOwn(context, role);
  const users = await countRoleUsers(db, roleId);
  if (users > 0)
    throw new Refusal("rule", `「${role.roleName}」还有 ${users} 个用户在使用，请先为他们更换角色`);
  // Deleted users may still have it.
  await db.deleteFrom("staffRole").where("roleId", "=", roleId).execute();
  await db.deleteFrom("rolePermission").where("roleId", "=", roleId).execute();
  await db.deleteFrom("role").where("roleId", "=", roleId).execute();
  return null;
});
