import { type RawBuilder, sql } from "kysely";
import { filesFor } from "../../../access/served-months.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { TableColumns, TableFilters } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import { periodName } from "../company-period/period-days.ts";
import { FORM, OTHER_TAX_TYPES } from "./other-tax-forms.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The companies that file for a month, each with what its forms of other taxes come to. */
export function selectOtherTaxes(db: TenantDb, month: Month) {
  const { kjnd, kjqj } = month;
  return db
    .selectFrom("company")
    .leftJoin("companyPeriod as p", (join) =>
      join.onRef("p.companyId", "=", "company.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
    )
    .leftJoin(selectForms(db, month).as("f"), (join) => join.onRef("f.companyId", "=", "company.companyId"))
    .where("company.isRemove", "=", 0)
    .where(filesFor(periodName(kjnd, kjqj)));
}

export type OtherTaxQuery = ReturnType<typeof selectOtherTaxes>;

const szid = sql<number>`(form.fields ->> 'szid')::int`;
const isOther = sql<boolean>`${szid} in (${sql.join([...OTHER_TAX_TYPES])})`;
const status = sql<number>`(form.fields ->> 'reportStatus')::int`;
const declared = sql<string | null>`(form.fields ->> 'declaredAmount')::numeric`;
const ofState = (state: number) =>
  sql<number>`count(*) filter (where ${isOther} and ${status} = ${sql.lit(state)})`;

/** The sums and states of each company's forms; `num` is of other taxes, and 0 where only forms of the usual ones are there. */
function selectForms(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("plainRecord as form")
    .select([
      "form.companyId",
      sql<number>`count(*) filter (where ${isOther})`.as("num"),
      ofState(FORM.declared).as("declaredNum"),
      ofState(FORM.declaring).as("declaringNum"),
      ofState(FORM.failed).as("failedNum"),
      sql<number>`count(*) filter (where ${isOther} and form.fields ->> 'amount' is null)`.as("unfilledNum"),
      sql<string | null>`sum((form.fields ->> 'amount')::numeric) filter (where ${isOther})`.as("amount"),
      sql<string | null>`sum(${declared}) filter (where ${isOther})`.as("declaredAmount"),
      sql<string | null>`sum(${declared} - (form.fields ->> 'amount')::numeric)
        filter (where ${isOther} and ${status} = ${sql.lit(FORM.declared)})`.as("difference"),
      sql<number[]>`coalesce(array_agg(distinct ${szid}) filter (where ${isOther}), '{}')`.as("szids"),
      sql<string | null>`max(form.fields ->> 'declareTime') filter (where ${isOther})`.as("declareTime"),
      sql<string | null>`max(form.fields ->> 'content')
        filter (where ${isOther} and ${status} = ${sql.lit(FORM.failed)})`.as("content"),
    ])
    .where("form.resource", "=", "reportBox")
    .where("form.isRemove", "=", 0)
    .where("form.kjnd", "=", kjnd)
    .where("form.kjqj", "=", kjqj)
    .groupBy("form.companyId");
}

/** The code table `otherTaxState`. */
export const stateOfMonth: RawBuilder<string> = sql<string>`case
  when f.num is null then 'unfetched'
  when f.num = 0 then 'none'
  when f.declaring_num > 0 then 'declaring'
  when f.failed_num > 0 then 'failed'
  when f.declared_num = f.num then 'declared'
  else 'open' end`;

export const copyStatus = sql<number>`coalesce(p.copy_status, 0)`;

export const OTHER_TAX_COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  khbm: "company.khbm",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  state: stateOfMonth,
  copyStatus,
};

/** The effect of the filters that no column answers. */
export function otherTaxFilters(
  db: TenantDb,
): TableFilters<OtherTaxQuery, ParamsOf<"taxDeclare.otherTax.page">> {
  return {
    szid: (query, value) => query.where(sql<boolean>`${value} = any(f.szids)`),
    userId: (query, value) =>
      query.where(
        "company.companyId",
        "in",
        db
          .selectFrom("companyGrant")
          .innerJoin("staff", "staff.userId", "companyGrant.userId")
          .select("companyGrant.companyId")
          .where("staff.isRemove", "=", 0)
          .where("companyGrant.userId", "=", value),
      ),
  };
}
