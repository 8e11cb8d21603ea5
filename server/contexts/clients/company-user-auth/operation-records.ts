import { sql } from "kysely";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { searchFor } from "../../../records/query/search-names.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { companyScope } from "../../../access/company-scope.ts";

interface RecordFilters {
  readonly companyId?: number;
  readonly companyName?: string;
  readonly userId?: number;
  readonly action?: "grant" | "remove";
}

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

const FILTERS: Filters<RecordQuery, RecordFilters> = {
  companyId: (query, companyId) => query.where("record.companyId", "=", companyId),
  // The name of that time, or the present one as it is read.
  companyName: (query, text) =>
    query.where((where) =>
      searchFor(text, {
        texts: ["record.companyName"],
        readings: [
          sql`${where
            .selectFrom("company")
            .select("company.reading")
            .whereRef("company.companyId", "=", "record.companyId")}`,
        ],
      }),
    ),
  userId: (query, userId) => query.where("record.userId", "=", userId),
  action: (query, action) => query.where("record.granted", "=", action === "grant"),
};

const SORTS: Sorts<RecordQuery, "createTime"> = {
  createTime: (query, order) => query.orderBy("record.createTime", order).orderBy("record.id", order),
};

/** The grants of companies and their removals, with both users, newest first: of the companies that the user may see. */
export const operationRecords = operation(
  "companyUserAuth.operationRecord.page",
  async (params, { db, user }) => {
    const scope = await companyScope(db, user);
    let records: RecordQuery = applyFilters(selectRecords(db), FILTERS, params);
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
  },
);
