import { type SqlBool, sql } from "kysely";
import { servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { periodName } from "../salary/payroll-period.ts";
import { openPeriod } from "./open-period.ts";

type ListParams = ParamsOf<"pit.listSummary">;

/** A page of declarations, of one member of staff's companies when named. */
export const listDeclarations = operation("pit.list", async (params, context) => {
  await openPeriod(params, context);
  const { pageNum, pageSize, sortField, sortOrder } = params;
  const store = await RecordStore.open("pitDeclaration", context);
  const conditions = await conditionsOf("pit.list", params, store, context);
  const order = sortField === undefined ? [] : [{ field: sortField, descending: sortOrder === "desc" }];
  const also = servedMonths(params, context);
  const { list, total } = await store.page({ conditions, also, order }, { pageNum, pageSize });
  return { list: await store.present(list), total };
});

/** The totals of the same list, as the catalogue declares them. */
export const summariseDeclarations = operation("pit.listSummary", async (params, context) => {
  await openPeriod(params, context);
  const store = await RecordStore.open("pitDeclaration", context);
  const { counts } = await findOperation(context, "pit.listSummary");
  const numbers = counts.flatMap((count) => count.numbers);
  return await store.summarise(numbers, {
    conditions: await conditionsOf("pit.listSummary", params, store, context),
    also: servedMonths(params, context),
  });
});

/** A declaration that was begun before its client's service was stopped is not the firm's any more. */
function servedMonths({ kjnd, kjqj }: Partial<ListParams>, { db }: FirmContext) {
  const period =
    kjnd === undefined || kjqj === undefined
      ? sql<string>`r.kjnd || '-' || lpad(r.kjqj::text, 2, '0')`
      : periodName({ kjnd, kjqj });
  const served = db
    .selectFrom("company")
    .select(sql.lit(1).as("one"))
    .where("company.companyId", "=", sql.ref<number>("r.companyId"))
    .where(servedIn(period));
  return sql<SqlBool>`exists ${served}`;
}

async function conditionsOf(
  id: "pit.list" | "pit.listSummary",
  { userId, ...params }: Partial<ListParams>,
  store: Pick<RecordStore, "record">,
  context: FirmContext,
): Promise<Condition[]> {
  const conditions = readConditions(await findOperation(context, id), store.record, params);
  if (userId === undefined) return conditions;
  const grants = await context.db
    .selectFrom("companyGrant")
    .select("companyId")
    .where("userId", "=", userId)
    .execute();
  const value = grants.map(({ companyId }) => companyId);
  return [...conditions, { fields: ["qyid"], match: "in", value }];
}
