import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fenToYuan } from "../../../../src/domain/money.ts";
import { yearSalesLimits } from "../../../../src/domain/tax/year-sales.ts";
import { planState } from "../../../../src/schema/plan/plan-state.ts";
import type { Project } from "../../../../src/schema/project/project.ts";
import type { Given } from "../../../../src/schema/predicate/predicate.ts";
import { filesFor } from "../../../access/served-months.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import type { TableColumns, TableFilters } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import { type StateColumn, stateCondition } from "../../../records/query/state-predicate.ts";
import { periodName } from "../company-period/period-days.ts";

type CollectionParams = ParamsOf<"invoice.collection.page" | "invoice.collection.pageNew">;

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The companies that file for a month, each with its row of the month where there is one. */
export function selectCollection(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("company")
    .leftJoin("companyPeriod as p", (join) =>
      join.onRef("p.companyId", "=", "company.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
    )
    .where("company.isRemove", "=", 0)
    .where(filesFor(periodName(kjnd, kjqj)));
}

export type CollectionQuery = ReturnType<typeof selectCollection>;

export const COLLECTION_COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  zzshfjs: "p.zzshfjs",
  zzssfl: "p.zzssfl",
};

/** The effect of the filters that no column answers; in a filter of codes the value for all narrows nothing. */
export function collectionFilters(
  db: TenantDb,
  { kjnd, kjqj }: Month,
  project: Project,
  given: Given,
): TableFilters<CollectionQuery, CollectionParams> {
  const inState = (name: string) => (query: CollectionQuery, value: string) => {
    const state = project.states.get(name);
    if (!state) throw new Error(`there is no state "${name}"`);
    return query.where(stateCondition(planState(state), value, columnOf, given));
  };
  const withInvoice =
    (column: "fpzt" | "rzzt" | "dkzt" | "sdbz", purchases: boolean) =>
    (query: CollectionQuery, values: readonly number[]) =>
      query.where("company.companyId", "in", (from) => {
        const invoices = from
          .selectFrom("invoice")
          .select("invoice.companyId")
          .where("invoice.kjnd", "=", kjnd)
          .where("invoice.kjqj", "=", kjqj)
          .where(`invoice.${column}`, "in", values);
        return purchases ? invoices.where("invoice.jxxlx", "=", 0) : invoices;
      });
  const oneOf = (column: "rzzt" | "dkzt" | "sdbz", all: number) => (query: CollectionQuery, value: number) =>
    value === all ? query : withInvoice(column, true)(query, [value]);
  return {
    noticeTaxType: (query, type) =>
      query.where(sql<SqlBool>`coalesce(${sql.ref("p.noticeTaxType")}, 0) = ${type}`),
    confirmState: inState("taxConfirmation"),
    predictionState: inState("taxPrediction"),
    cjzt: (query, status) => (status === ALL ? query : query.where(inCollection(status))),
    fpztList: (query, values) =>
      values.length === 0 || values.includes(-1) ? query : withInvoice("fpzt", false)(query, values),
    rzzt: oneOf("rzzt", -1),
    dkzt: oneOf("dkzt", -999),
    sdbz: oneOf("sdbz", -1),
    amountWarning: (query, values) =>
      values.length === 0
        ? query
        : query.where(
            sql<SqlBool>`(${sql.join(
              values.map((value) => warning(db, value, yearSalesLimits(periodName(kjnd, kjqj)))),
              sql` or `,
            )})`,
          ),
    yearBalanceMin: (query, yuan) => query.where("p.yearSales", ">=", String(yuan)),
    yearBalanceMax: (query, yuan) => query.where("p.yearSales", "<=", String(yuan)),
    quarterBalanceMin: (query, yuan) => query.where("p.bjxxTotalJe", ">=", String(yuan)),
    quarterBalanceMax: (query, yuan) => query.where("p.bjxxTotalJe", "<=", String(yuan)),
  };
}

const ALL = -1;

/** Codes of `cjzt` by the choice of the filter; every other one, and none, is 未采集. */
const COLLECTION_CODES: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 3: [5, 9] };

function inCollection(status: number): RawBuilder<SqlBool> {
  const codes = COLLECTION_CODES[status];
  const column = sql.ref("p.cjzt");
  return codes === undefined
    ? sql`coalesce(${column}, 0) not in (${sql.join(Object.values(COLLECTION_CODES).flat())})`
    : sql`coalesce(${column}, 0) in (${sql.join([...codes])})`;
}

function columnOf(path: string): StateColumn {
  if (path === "taxlayerType") return { sql: sql.ref("company.taxlayerType"), type: "text" };
  if (path === "isOpeningUnknown")
    return { sql: sql`coalesce((p.estimate ->> 'isOpeningUnknown')::boolean, false)`, type: "boolean" };
  return { sql: sql.ref(`p.${path}`), type: "number" };
}

/** Sales of a quarter without tax, in yuan, up to which small-scale taxpayers are exempt. */
export const QUARTER_LIMIT = 300_000;

const QUARTER_WARNING = 1;
const YEAR_WARNING = 2;
const QUARTER_OVER = 3;

/** Marked sales: above the values set for the company, else the usual ones; and those above the limits themselves. */
function warning(
  db: TenantDb,
  value: number,
  { limit, warnAt }: ReturnType<typeof yearSalesLimits>,
): RawBuilder<SqlBool> {
  const quarter = sql.ref("p.bjxxTotalJe");
  const year = sql.ref("p.yearSales");
  if (value === QUARTER_WARNING)
    return sql`coalesce(${quarter} > coalesce(${warningValue(db, "quarterWarningValue")}, ${QUARTER_LIMIT}), false)`;
  if (value === YEAR_WARNING)
    return sql`coalesce(${year} > coalesce(${warningValue(db, "yearWarningValue")}, ${inYuan(warnAt)}), false)`;
  if (value === QUARTER_OVER) return sql`coalesce(${quarter} > ${QUARTER_LIMIT}, false)`;
  return sql`coalesce(${year} > ${inYuan(limit)}, false)`;
}

function inYuan(fen: number): RawBuilder<number> {
  return fen === Infinity ? sql`'Infinity'::numeric` : sql`${fenToYuan(fen)}`;
}

/** The value that was set for the company; null: none. */
export function warningValue(db: TenantDb, name: string) {
  return db
    .selectFrom("plainRecord as w")
    .select(sql<number>`(w.fields ->> ${name}::text)::numeric`.as("value"))
    .where("w.resource", "=", "warningValue")
    .where("w.companyId", "=", sql.ref<number>("company.companyId"))
    .limit(1);
}
