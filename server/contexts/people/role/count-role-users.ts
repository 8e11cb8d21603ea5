import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** The number of users who are not deleted and have the role. */
export async function countRoleUsers(db: TenantDb, roleId: number): Promise<number> {
  const { users } = await db
    .selectFrom("staffRole")
    .innerJoin("staff", "staff.userId", "staffRole.userId")
    .where("staffRole.roleId", "=", roleId)
    .where("staff.isRemove", "=", 0)
    .select((from) => from.fn.countAll<number>().as("users"))
    .executeTakeFirstOrThrow();
  return users;
}
