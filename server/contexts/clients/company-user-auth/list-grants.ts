import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { setVersion } from "../../../operations/versions/set-version.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";

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

const COLUMNS: TableColumns = {
  companyId: "company.companyId",
  userId: "staff.userId",
  companyName: clientsOf("company"),
};

/** The users who look after the companies that the user may see. */
export const listGrants = operation("companyUserAuth.grant.list", async (params, context) => {
  const { db, user } = context;
  const described = await findOperation(context, "companyUserAuth.grant.list");
  const grants = narrowTable(selectGrants(db), described, COLUMNS, params)
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
