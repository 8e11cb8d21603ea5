import { sql } from "kysely";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { type Grants, combineGrants } from "../../../access/grants.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowRows } from "../../../records/query/page-rows.ts";

/** The roles that are shown side by side when none is chosen. */
const SHOWN = 12;

interface RoleGrants {
  readonly roleId: number;
  readonly roleName: string;
  readonly grants: Grants;
}

/** Permission by permission the roles that grant it, and how many people hold it. */
export const permissionHolders = operation("role.permissionHolders", async (params, context) => {
  const { roleIds, withUpper, ...filters } = params;
  const { permissions, db } = context;
  const roles = await readRoles(context);
  const profiles = await readProfiles(db);
  const superAdmins = await countSuperAdmins(db);
  const shown = chosenRoles(roles, roleIds, profiles);
  const rows = [...permissions.values()].map(({ code, title, ancestors }) => {
    const holding = new Set(roles.filter(({ grants }) => grants.has(code)).map(({ roleId }) => roleId));
    const flags = shown.map(({ grants }) => grants.get(code) ?? null);
    const holders = profiles.filter((profile) => profile.roleIds.some((id) => holding.has(id)));
    return {
      code,
      name: title,
      parentCode: ancestors.at(-1) ?? null,
      userCount: superAdmins + holders.reduce((sum, { users }) => sum + users, 0),
      roleCount: holding.size,
      isDifferent: new Set(flags).size > 1 ? 1 : 0,
      roles: shown.map(({ roleId, roleName }, place) => ({
        roleId,
        roleName,
        operationFlag: flags[place] ?? null,
      })),
    };
  });
  const found = narrowRows(await findOperation(context, "role.permissionHolders"), rows, filters);
  if (withUpper !== 1) return found;
  const upper = new Set(found.flatMap(({ code }) => [code, ...(permissions.get(code)?.ancestors ?? [])]));
  return rows.filter(({ code }) => upper.has(code));
});

async function readRoles({
  db,
  permissions,
}: Pick<FirmContext, "db" | "permissions">): Promise<RoleGrants[]> {
  const roles = await db.selectFrom("role").select(["roleId", "roleName"]).orderBy("roleId").execute();
  const granted = await db.selectFrom("rolePermission").select(["roleId", "code", "operationFlag"]).execute();
  const byRole = groupRows(granted, ({ roleId }) => roleId);
  return roles.map((role) => ({
    ...role,
    grants: combineGrants(permissions, byRole.get(role.roleId) ?? []),
  }));
}

/** A set of roles, with the number of users who have exactly these. */
interface Profile {
  readonly roleIds: readonly number[];
  readonly users: number;
}

/** A firm has few combinations of roles, however many users; super administrators need none. */
async function readProfiles(db: TenantDb): Promise<readonly Profile[]> {
  const ofUsers = db
    .selectFrom("staffRole")
    .innerJoin("staff", "staff.userId", "staffRole.userId")
    .where("staff.isRemove", "=", 0)
    .where("staff.userKind", "!=", "superAdmin")
    .groupBy("staffRole.userId")
    .select(sql<number[]>`array_agg(staff_role.role_id order by staff_role.role_id)`.as("roleIds"));
  return await db
    .selectFrom(ofUsers.as("ofUsers"))
    .groupBy("ofUsers.roleIds")
    .select((from) => ["ofUsers.roleIds", from.fn.countAll<number>().as("users")])
    .execute();
}

async function countSuperAdmins(db: TenantDb): Promise<number> {
  const { users } = await db
    .selectFrom("staff")
    .where("isRemove", "=", 0)
    .where("userKind", "=", "superAdmin")
    .select((from) => from.fn.countAll<number>().as("users"))
    .executeTakeFirstOrThrow();
  return users;
}

function chosenRoles(
  roles: readonly RoleGrants[],
  roleIds: readonly number[] | undefined,
  profiles: readonly Profile[],
): readonly RoleGrants[] {
  if (roleIds && roleIds.length > 0) return roles.filter(({ roleId }) => roleIds.includes(roleId));
  const usersOf = (roleId: number) =>
    profiles.reduce((sum, profile) => sum + (profile.roleIds.includes(roleId) ? profile.users : 0), 0);
  const most = roles.toSorted((a, b) => usersOf(b.roleId) - usersOf(a.roleId)).slice(0, SHOWN);
  return most.toSorted((a, b) => a.roleId - b.roleId);
}
