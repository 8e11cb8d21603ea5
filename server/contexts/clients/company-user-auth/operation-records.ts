import { expressionBuilder, sql } from "kysely";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import { companyScope } from "../../../access/company-scope.ts";

function selectRecords(db: TenantDb) {
  return db
    .selectFrom("companyGrantRecord as record")
    .innerJoin("staff", "staff.userId", "record.userId")
    .innerJoin("staff as operator", "operator.userId", "record.operatorId")
    .select([
      "record.id",
      "record.companyId",
      "record.companyName",
      "record.granted",
      "record.createTime",
      "staff.name as userName",
      "operator.name as operatorName",
    ]);
}

type RecordQuery = ReturnType<typeof selectRecords>;

const presentReading = expressionBuilder<TenantTables>()
  .selectFrom("company")
  .select("company.reading")
  .where("company.companyId", "=", sql.ref<number>("record.companyId"));

const COLUMNS: TableColumns = {
  companyId: "record.companyId",
  // The name of that time, or the present one as it is read.
  companyName: { texts: ["record.companyName"], readings: [sql`${presentReading}`] },
  userId: "record.userId",
};

const FILTERS: TableFilters<RecordQuery, ParamsOf<"companyUserAuth.operationRecord.page">> = {
  action: (query, action) => query.where("record.granted", "=", action === "grant"),
};

const SORTS: Sorts<RecordQuery, "createTime"> = {
  createTime: (query, order) => query.orderBy("record.createTime", order).orderBy("record.id", order),
};

/** The grants of companies and their removals, with both users, newest first: of the companies that the user may see. */
export const operationRecords = operation("companyUserAuth.operationRecord.page", async (params, context) => {
  const { db, user } = context;
  const scope = await companyScope(db, user);
  const described = await findOperation(context, "companyUserAuth.operationRecord.page");
  let records = narrowTable(selectRecords(db), described, COLUMNS, params, FILTERS);
  if (scope !== null) {
    records = records.where("record.companyId", "in", (from) =>
      from
        .selectFrom("companyGrant")
        .select("companyGrant.companyId")
        .where("companyGrant.userId", "in", scope),
    );
  }
  const ordered = applySort(records, SORTS, params, (query) => SORTS.createTime(query, "desc"));
  const { list, total } = await fetchPage(ordered, params);
  return {
    list: list.map(({ granted, ...record }) => ({ ...record, action: granted ? "grant" : "remove" })),
    total,
  };
});
