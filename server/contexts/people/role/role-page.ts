import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { containing } from "../../../records/query/containing.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { type RoleObstacles, roleObstacles } from "./role-obstacles.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";

/** The firm's roles with the number of users who have them, oldest first. */
export const rolePage = operation("role.page", async ({ roleName, ...params }, context) => {
  const roles = selectRoles(context.db);
  const matching = roleName ? roles.where("roleName", ...containing(roleName)) : roles;
  const sorted = applySort(matching, SORTS, params, (query) => query).orderBy("role.roleId");
  const { list, total } = await fetchPage(sorted, params);
  const obstacles = await roleObstacles(context, list);
  return { list: list.map((role) => ({ ...role, can: canOf(obstacles.get(role)) })), total };
});

function canOf(obstacles: RoleObstacles | undefined) {
  return { permissions: obstacles?.permissions ?? true, delete: obstacles?.delete ?? true };
}

function selectRoles(db: TenantDb) {
  return db.selectFrom("role").select((from) => [
    "role.roleId",
    "role.roleName",
    "role.remark",
    "role.rowVersion",
    from
      .selectFrom("staffRole")
      .innerJoin("staff", "staff.userId", "staffRole.userId")
      .whereRef("staffRole.roleId", "=", "role.roleId")
      .where("staff.isRemove", "=", 0)
      .select((count) => count.fn.countAll<number>().as("users"))
      .$asScalar()
      .$notNull()
      .as("userCount"),
  ]);
}

const SORTS: Sorts<ReturnType<typeof selectRoles>, "userCount"> = {
  userCount: (query, order) => query.orderBy("userCount", order),
};
