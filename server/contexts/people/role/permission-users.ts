import { sql } from "kysely";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { combineGrants } from "../../../access/grants.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";

/** The people who hold a permission, the roles that they have it from, and what it lets them do. */
export const permissionUsers = operation("role.permissionUsers", async ({ code, ...paging }, context) => {
  if (!context.permissions.has(code)) return { list: [], total: 0 };
  const flags = await flagsOfRoles(code, context);
  const rolesOf = sql<string | null>`string_agg(role.role_name, '、' order by role.role_id)`;
  const holders = context.db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .leftJoin("staffRole", (join) =>
      join.onRef("staffRole.userId", "=", "staff.userId").on("staffRole.roleId", "in", [0, ...flags.keys()]),
    )
    .leftJoin("role", "role.roleId", "staffRole.roleId")
    .where("staff.isRemove", "=", 0)
    .where((of) => of.or([of("staff.userKind", "=", "superAdmin"), of("staffRole.roleId", "is not", null)]))
    .groupBy(["staff.userId", "staff.name", "staff.account", "staff.status", "staff.userKind"])
    .groupBy("department.deptName")
    .select(["staff.userId", "staff.name as userName", "staff.account", "staff.status", "staff.userKind"])
    .select("department.deptName")
    .select([rolesOf.as("roleNames"), sql<number[]>`array_agg(staff_role.role_id)`.as("roleIds")]);
  const users = context.db.selectFrom(holders.as("holder")).selectAll().orderBy("holder.account");
  const { list, total } = await fetchPage(users, paging);
  return {
    list: list.map(({ userKind, roleNames, roleIds, ...user }) => {
      const isSuper = userKind === "superAdmin";
      const least = Math.min(...roleIds.map((roleId) => flags.get(roleId) ?? Infinity));
      return {
        ...user,
        roleNames: isSuper ? "超级管理员" : (roleNames ?? ""),
        operationFlag: isSuper ? 0 : least,
      };
    }),
    total,
  };
});

/** Role → what it lets its users do; roles without the permission are not there. */
async function flagsOfRoles(
  code: string,
  { db, permissions }: Pick<FirmContext, "db" | "permissions">,
): Promise<ReadonlyMap<number, number>> {
  const granted = await db.selectFrom("rolePermission").select(["roleId", "code", "operationFlag"]).execute();
  const flags = new Map<number, number>();
  for (const [roleId, grants] of groupRows(granted, (grant) => grant.roleId)) {
    const flag = combineGrants(permissions, grants).get(code);
    if (flag !== undefined) flags.set(roleId, flag);
  }
  return flags;
}
