import type { FirmHandler } from "../../binding/handler.ts";

/** The caller's roles. */
export const userRole: FirmHandler<object> = async (_params, { db, user }) =>
  await db
    .selectFrom("staffRole")
    .innerJoin("role", "role.roleId", "staffRole.roleId")
    .select(["role.roleId", "role.roleName", "role.remark"])
    .where("staffRole.userId", "=", user.id)
    .orderBy("role.roleId")
    .execute();
