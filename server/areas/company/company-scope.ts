import type { ExpressionBuilder } from "kysely";
import type { SignedInUser } from "../../binding/handler.ts";
import type { TenantTables } from "../../database/tables.ts";
import type { TenantDb } from "../../database/tenant-db.ts";
import { departmentsUnder } from "../department/department-tree.ts";

/** Who hands out companies must see all of them. */
const SEES_ALL = "customerCentre.customerInfo.authorisation";

/** The staff whose companies the user sees: himself and, for a manager, his department; null: every company of the firm. */
export async function companyScope(db: TenantDb, user: SignedInUser): Promise<readonly number[] | null> {
  const { id, userKind, grants } = user;
  if (userKind === "superAdmin" || userKind === "admin" || grants.has(SEES_ALL)) return null;
  if (userKind === "ordinary") return [id];
  const own = await db
    .selectFrom("staff")
    .select("deptId")
    .where("userId", "=", id)
    .executeTakeFirstOrThrow();
  const departments = await departmentsUnder(db, own.deptId);
  const staff = await db.selectFrom("staff").select("userId").where("deptId", "in", departments).execute();
  return staff.map(({ userId }) => userId);
}

/** Narrows a query of companies to those of the scope. */
export function withinScope(scope: readonly number[] | null) {
  return (where: ExpressionBuilder<TenantTables, "company">) =>
    scope === null
      ? where.lit(true)
      : where(
          "company.companyId",
          "in",
          where
            .selectFrom("companyGrant")
            .select("companyGrant.companyId")
            .where("companyGrant.userId", "in", scope),
        );
}
