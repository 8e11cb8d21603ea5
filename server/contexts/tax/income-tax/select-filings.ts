import { type SqlBool, sql } from "kysely";
import { shiftPeriod } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { servedIn } from "../../../access/served-months.ts";
import type { TableColumns, TableFilters } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import { periodName } from "../company-period/period-days.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import { type IncomeTaxType, paysIncomeTax } from "./income-tax-type.ts";

/** The clients that are served in a month of a quarter, that pay the tax and that the user sees, each with its filing where there is one. */
export async function selectFilings(type: IncomeTaxType, quarter: Quarter, { db, user }: FirmContext) {
  const { kjnd, kjqj } = monthOf(quarter);
  const last = periodName(kjnd, kjqj);
  return db
    .selectFrom("company")
    .leftJoin("incomeTaxFiling as f", (join) =>
      join
        .onRef("f.companyId", "=", "company.companyId")
        .on("f.szid", "=", type.szid)
        .on("f.kjnd", "=", kjnd)
        .on("f.quarter", "=", quarter.quarter),
    )
    .where("company.isRemove", "=", 0)
    .where(servedIn(shiftPeriod(last, -2), last))
    .where(paysIncomeTax(type))
    .where(withinScope(await companyScope(db, user)));
}

export type FilingQuery = Awaited<ReturnType<typeof selectFilings>>;

export const FILING_COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  lrze: "f.lrze",
  ybtse: "f.ybtse",
  sfxw: "f.sfxw",
};

const coded =
  (column: "f.noticeTaxType" | "f.taxDeclareStatus" | "f.calcStatus") =>
  (query: FilingQuery, value: number) =>
    query.where(sql<SqlBool>`coalesce(${sql.ref(column)}, 0) = ${value}`);

/** Filters of codes: a client without a filing is where all begin. */
export const FILING_FILTERS: TableFilters<FilingQuery, ParamsOf<"incomeTax.corporate.page">> = {
  noticeTaxType: coded("f.noticeTaxType"),
  taxDeclareStatus: coded("f.taxDeclareStatus"),
  calcStatus: coded("f.calcStatus"),
};

export const COMPANY_COLUMNS = [
  "company.companyId as ofCompany",
  "company.companyName",
  "company.taxlayerNo",
  "company.taxlayerType",
  "company.areaId",
] as const;
