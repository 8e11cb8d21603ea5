import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
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

/** Everybody's changes of a client that the user sees, newest first. */
export const companyChangePage = operation(
  "operatorLog.companyChange.page",
  async ({ companyId, ...params }, context) => {
    const described = await findOperation(context, "operatorLog.companyChange.page");
    const changes = selectChanges(context.db).where("fieldChange.companyId", "=", companyId);
    const narrowed = narrowTable(changes, described, COLUMNS, params);
    return await fetchPage(narrowed.orderBy("fieldChange.id", "desc"), params);
  },
);

const COLUMNS: TableColumns = {
  fieldTitle: "fieldChange.fieldTitle",
  createTime: "fieldChange.createTime",
};

function selectChanges(db: TenantDb) {
  return db
    .selectFrom("fieldChange")
    .innerJoin("staff", "staff.userId", "fieldChange.userId")
    .select([
      "fieldChange.id",
      "fieldChange.createTime",
      "fieldChange.title",
      "fieldChange.kind",
      "fieldChange.recordName",
      "fieldChange.change",
      "fieldChange.fieldTitle",
      "fieldChange.beforeText",
      "fieldChange.afterText",
    ])
    .select((from) => from.fn.coalesce("fieldChange.actor", "staff.name").as("operatorName"));
}
