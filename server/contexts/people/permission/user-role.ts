import { operation } from "../../../contracts/operation.ts";

/** The caller's roles. */
export const userRole = operation(
  "permission.userRole",
  async (_params, { db, user }) =>
    await db
      .selectFrom("staffRole")
      .innerJoin("role", "role.roleId", "staffRole.roleId")
      .select(["role.roleId", "role.roleName", "role.remark"])
      .where("staffRole.userId", "=", user.id)
      .orderBy("role.roleId")
      .execute(),
);
