import { type Expression, type SqlBool, expressionBuilder } from "kysely";
import type { SignedInUser } from "./signed-in-user.ts";
import type { TenantTables } from "../tables/tables.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";

/** The permission to hand out companies: its holders see all of them. */
const SEES_ALL = "customerCentre.customerInfo.authorisation";

/** The staff whose companies the user sees: themselves and, for a manager, their department; null: every company of the firm. */
export async function companyScope(db: TenantDb, user: SignedInUser): Promise<readonly number[] | null> {
  const { id, userKind, grants } = user;
  if (userKind === "superAdmin" || userKind === "admin" || grants.has(SEES_ALL)) return null;
  if (userKind === "ordinary") return [id];
  const seats = await db
    .selectFrom("department")
    .leftJoin("staff", "staff.deptId", "department.deptId")
    .select(["department.deptId", "department.parentId", "staff.userId"])
    .execute();
  const ownSeat = seats.find(({ userId }) => userId === id);
  const departments = new Set(ownSeat && [ownSeat.deptId]);
  // A department added on the way has its turn too.
  for (const above of departments) {
    for (const { deptId, parentId } of seats) if (parentId === above) departments.add(deptId);
  }
  return seats.flatMap(({ deptId, userId }) => (userId !== null && departments.has(deptId) ? [userId] : []));
}

/** Of a company, in a query that calls it `company`: it is in the scope. */
export function withinScope(scope: readonly number[] | null): Expression<SqlBool> {
  const where = expressionBuilder<TenantTables, "company">();
  if (scope === null) return where.lit(true);
  const granted = where
    .selectFrom("companyGrant")
    .select("companyGrant.companyId")
    .where("companyGrant.userId", "in", scope);
  return where("company.companyId", "in", granted);
}

/** Those of the users who see the client company. */
export type CompanyViewers = (
  users: readonly SignedInUser[],
  companyId: number,
) => Promise<readonly SignedInUser[]>;

/** For one moment: what has been read about a company or a user is not read again. */
export function companyViewers(db: TenantDb): CompanyViewers {
  const grants = remembering((companyId: number) => readGrants(db, companyId));
  const scopes = remembering((user: SignedInUser) => companyScope(db, user));
  return async (users, companyId) => {
    const granted = await grants(companyId);
    if (!granted) return [];
    const seeing: SignedInUser[] = [];
    for (const user of users) {
      const scope = await scopes(user);
      if (scope === null || scope.some((userId) => granted.has(userId))) seeing.push(user);
    }
    return seeing;
  };
}

/** The staff who look after the client company; undefined: there is no such company. */
async function readGrants(db: TenantDb, companyId: number): Promise<ReadonlySet<number | null> | undefined> {
  const rows = await db
    .selectFrom("company")
    .leftJoin("companyGrant", "companyGrant.companyId", "company.companyId")
    .select("companyGrant.userId")
    .where("company.companyId", "=", companyId)
    .execute();
  return rows.length === 0 ? undefined : new Set(rows.map(({ userId }) => userId));
}

function remembering<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return async (key) => {
    const reading = known.get(key) ?? read(key);
    known.set(key, reading);
    return await reading;
  };
}
