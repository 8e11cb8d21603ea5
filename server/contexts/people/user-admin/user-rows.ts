import { type ExpressionBuilder, sql } from "kysely";
import type { TenantTables, UserKind } from "../../../tables/tables.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { maskPhone } from "../../../../src/domain/mask.ts";

/** A user as lists and forms show them; the phone is masked. */
export interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly account: string;
  readonly phone: string;
  readonly deptId: number;
  readonly deptName: string;
  readonly roleIds: readonly number[];
  readonly roleNames: string;
  readonly userKind: UserKind;
  readonly status: number;
  /** Client companies that they look after, without those in the recycle bin. */
  readonly delegateCount: number;
  readonly lastLoginTime: string | null;
  readonly createTime: string;
  readonly rowVersion: string;
}

/** Users with their departments, not yet narrowed or ordered. */
export function selectUsers(db: TenantDb) {
  return db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .leftJoin(companiesByUser, (join) => join.onRef("clients.userId", "=", "staff.userId"))
    .select((from) => [
      "staff.userId",
      "staff.name",
      "staff.account",
      "staff.phone",
      "staff.deptId",
      "department.deptName",
      "staff.userKind",
      "staff.status",
      "staff.lastLoginTime",
      "staff.createTime",
      "staff.rowVersion",
      from.fn.coalesce("clients.companies", sql<number>`0`).as("delegateCount"),
    ]);
}

/** The number of companies that each user looks after: counted for all at once, which costs less than user by user. */
const companiesByUser = (from: ExpressionBuilder<TenantTables, "staff">) =>
  from
    .selectFrom("companyGrant")
    .innerJoin("company", "company.companyId", "companyGrant.companyId")
    .where("company.isRemove", "=", 0)
    .select(["companyGrant.userId", (grants) => grants.fn.countAll<number>().as("companies")])
    .groupBy("companyGrant.userId")
    .as("clients");

export type UserQuery = ReturnType<typeof selectUsers>;
type SelectedUser = Awaited<ReturnType<UserQuery["execute"]>>[number];

/** Adds each user's roles and masks what is personal. */
export async function presentUsers(db: TenantDb, users: readonly SelectedUser[]): Promise<UserRow[]> {
  if (users.length === 0) return [];
  const roles = await db
    .selectFrom("staffRole")
    .innerJoin("role", "role.roleId", "staffRole.roleId")
    .select(["staffRole.userId", "role.roleId", "role.roleName"])
    .where(
      "staffRole.userId",
      "in",
      users.map((user) => user.userId),
    )
    .orderBy("role.roleId")
    .execute();
  return users.map(({ userId, phone, ...user }) => {
    const userRoles = roles.filter((role) => role.userId === userId);
    return {
      ...user,
      id: userId,
      phone: maskPhone(phone),
      roleIds: userRoles.map((role) => role.roleId),
      roleNames: userRoles.map((role) => role.roleName).join("、"),
    };
  });
}
