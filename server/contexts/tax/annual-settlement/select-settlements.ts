import { type SqlBool, sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { servedIn } from "../../../access/served-months.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import type { TableColumns, TableFilters } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import { CORPORATE_TAX, paysIncomeTax } from "../income-tax/income-tax-type.ts";
import { lastBeginOf } from "./settlement.ts";

/**
 * The clients that settle a year and that the user sees, each with its settlement where there is one: those that are served
 * in a month of it, or of the time in which it is settled.
 */
export async function selectSettlements(kjnd: number, context: FirmContext) {
  const { db, user } = context;
  const lastBegin = lastBeginOf(kjnd, context);
  return db
    .selectFrom("company")
    .leftJoin("annualSettlement as a", (join) =>
      join.onRef("a.companyId", "=", "company.companyId").on("a.kjnd", "=", kjnd),
    )
    .where("company.isRemove", "=", 0)
    .where("company.beginDate", "<=", lastBegin)
    .where(servedIn(`${kjnd}-01`, lastBegin.slice(0, 7)))
    .where((where) =>
      where.or([
        where("company.registrationDate", "is", null),
        where("company.registrationDate", "<=", `${kjnd}-12-31`),
      ]),
    )
    .where(paysIncomeTax(CORPORATE_TAX))
    .where(withinScope(await companyScope(db, user)));
}

export type SettlementQuery = Awaited<ReturnType<typeof selectSettlements>>;

/** 清缴进度: a client without a settlement is where all begin. */
export const progressOfYear = sql<string>`case
  when a.tax_declare_status = 2 then case when a.notice_tax_type = 3 then 'paid' else 'declared' end
  when a.notice_tax_type > 0 then 'notified'
  when a.calc_status = 1 then 'calculated'
  else 'pending' end`;

/** 应补, 应退, or neither: amounts up to one yuan are neither collected nor paid back. */
export const balanceOfYear = sql<string | null>`case
  when a.ybtse > 1 then 'due' when a.ybtse < -1 then 'refund' when a.ybtse is not null then 'none' end`;

export const SETTLEMENT_COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  ybtse: "a.ybtse",
};

const coded =
  (column: "a.noticeTaxType" | "a.taxDeclareStatus" | "a.calcStatus") =>
  (query: SettlementQuery, value: number) =>
    query.where(sql<SqlBool>`coalesce(${sql.ref(column)}, 0) = ${value}`);

export const SETTLEMENT_FILTERS: TableFilters<SettlementQuery, ParamsOf<"taxDeclare.hsqj.page">> = {
  status: (query, value) => query.where(sql<SqlBool>`${progressOfYear} = ${value}`),
  balance: (query, value) => query.where(sql<SqlBool>`${balanceOfYear} = ${value}`),
  noticeTaxType: coded("a.noticeTaxType"),
  taxDeclareStatus: coded("a.taxDeclareStatus"),
  calcStatus: coded("a.calcStatus"),
};

export const COMPANY_COLUMNS = [
  "company.companyId as ofCompany",
  "company.companyName",
  "company.taxlayerNo",
  "company.taxlayerType",
] as const;
