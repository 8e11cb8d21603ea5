import { operation } from "../../../contracts/operation.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { clientsOf, searchFor } from "../../../records/query/search-names.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { setVersion } from "../../../operations/versions/set-version.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";

interface GrantFilters {
  readonly companyId?: number;
  readonly userId?: number;
  readonly companyName?: string;
}

function selectGrants(db: TenantDb) {
  return db
    .selectFrom("company")
    .innerJoin("companyGrant", "companyGrant.companyId", "company.companyId")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select([
      "company.companyId",
      "company.companyName",
      "company.taxlayerNo",
      "company.taxlayerType",
      "staff.userId",
      "staff.name as userName",
      "department.deptName",
      "companyGrant.createTime",
    ])
    .where("company.isRemove", "=", 0)
    .where("staff.isRemove", "=", 0);
}

const FILTERS: Filters<ReturnType<typeof selectGrants>, GrantFilters> = {
  companyId: (query, companyId) => query.where("company.companyId", "=", companyId),
  userId: (query, userId) => query.where("staff.userId", "=", userId),
  companyName: (query, text) => query.where(searchFor(text, clientsOf("company"))),
};

/** The users who look after the companies that the user may see. */
export const listGrants = operation("companyUserAuth.grant.list", async (params, { db, user }) => {
  const grants = applyFilters(selectGrants(db), FILTERS, params)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("company.companyId")
    .orderBy("staff.userId");
  // First: it must not be newer than the list.
  const rowVersion = params.companyId === undefined ? null : await grantsVersion(db, params.companyId);
  const { list, total } = await fetchPage(grants, params);
  return {
    rowVersion,
    list: list.map((grant) => ({ id: `${grant.companyId}-${grant.userId}`, ...grant })),
    total,
  };
});

async function grantsVersion(db: TenantDb, companyId: number): Promise<string | null> {
  const held = await db
    .selectFrom("companyGrant")
    .select("rowVersion")
    .where("companyId", "=", companyId)
    .execute();
  return setVersion(held);
}
