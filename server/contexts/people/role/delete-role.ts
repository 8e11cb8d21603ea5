import { operation } from "../../../contracts/operation.ts";
import { countRoleUsers } from "./count-role-users.ts";
import { takeRole } from "./find-role.ts";
import { assertNoObstacle } from "./role-obstacles.ts";

/** Deletes a role that no user has. */
export const deleteRole = operation("role.delete", async ({ roleId }, context) => {
  const { db } = context;
  const role = await takeRole(context, roleId);
  await assertNoObstacle(context, { ...role, userCount: await countRoleUsers(db, roleId) }, "delete");
  // Deleted users may still have it.
  await db.deleteFrom("staffRole").where("roleId", "=", roleId).execute();
  await db.deleteFrom("rolePermission").where("roleId", "=", roleId).execute();
  await db.deleteFrom("role").where("roleId", "=", roleId).execute();
  return null;
});
