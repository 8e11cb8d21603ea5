import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { containing } from "../../../records/query/containing.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { selectLog } from "./log-rows.ts";

/** The changes of an entry of the operation log, in the order in which they were made. */
export const logChangePage = operation("operatorLog.change.page", async ({ id, ...page }, { db, user }) => {
  const entry = await (await selectLog(db, user)).where("operationLog.id", "=", id).executeTakeFirst();
  if (!entry) throw new Refusal("missing", "日志不存在，请刷新后重试");
  if (entry.requestNo === null) return { list: [], total: 0 };
  const changes = selectChanges(db).where("fieldChange.requestNo", "=", entry.requestNo);
  return await fetchPage(changes.orderBy("fieldChange.id"), page);
});

interface CompanyFilters {
  readonly fieldTitle?: string;
  /** Days, both included. */
  readonly startDate?: string;
  readonly stopDate?: string;
}

/** Everybody's changes of a client that the user sees, newest first. */
export const companyChangePage = operation(
  "operatorLog.companyChange.page",
  async ({ companyId, ...params }, { db }) => {
    const changes = selectChanges(db).where("fieldChange.companyId", "=", companyId);
    return await fetchPage(applyFilters(changes, FILTERS, params).orderBy("fieldChange.id", "desc"), params);
  },
);

type ChangeQuery = ReturnType<typeof selectChanges>;

const FILTERS: Filters<ChangeQuery, CompanyFilters> = {
  fieldTitle: (query, text) => query.where("fieldChange.fieldTitle", ...containing(text)),
  startDate: (query, day) => query.where("fieldChange.createTime", ">=", day),
  stopDate: (query, day) => query.where("fieldChange.createTime", "<=", `${day} 23:59:59`),
};

function selectChanges(db: TenantDb) {
  return db
    .selectFrom("fieldChange")
    .innerJoin("staff", "staff.userId", "fieldChange.userId")
    .select([
      "fieldChange.id",
      "fieldChange.createTime",
      "staff.name as operatorName",
      "fieldChange.title",
      "fieldChange.kind",
      "fieldChange.recordName",
      "fieldChange.change",
      "fieldChange.fieldTitle",
      "fieldChange.beforeText",
      "fieldChange.afterText",
    ]);
}
