import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { findRole } from "../role/find-role.ts";

/** The users who have the role and work. */
export const roleToUserList = operation(
  "user.roleToUserList",
  async ({ roleId }, { db }) =>
    await (await selectRoleUsers(db, roleId)).where("staff.status", "=", 1).execute(),
);

/** The users who have the role, stopped users too. */
export const roleAllUsers = operation(
  "user.roleAllUsers",
  async ({ roleId }, { db }) => await (await selectRoleUsers(db, roleId)).execute(),
);

async function selectRoleUsers(db: TenantDb, roleId: number) {
  await findRole(db, roleId);
  return db
    .selectFrom("staffRole")
    .innerJoin("staff", "staff.userId", "staffRole.userId")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select([
      "staff.userId",
      "staff.name as userName",
      "staff.account",
      "department.deptName",
      "staff.status",
      "staff.lastLoginTime",
    ])
    .where("staffRole.roleId", "=", roleId)
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.account");
}
