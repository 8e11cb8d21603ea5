import { sql } from "kysely";
import type { ParamsOf } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { Sorts } from "../../../records/query/apply-sort.ts";
import type { TableColumns, TableFilters } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import type { IndustryBurdens } from "./industry-burdens.ts";
import type { Month, SituationQuery } from "./select-situations.ts";
import { warningConditions } from "./warning-conditions.ts";

type PageParams = ParamsOf<"report.situation.page">;

/** The sum of the known taxes; null where all are unknown. */
const together = (of: "month_tax" | "year_tax") => {
  const [year, filed, other] = ["y", "t", "o"].map((table) => sql.ref(`${table}.${of}`));
  return sql<string | null>`case when coalesce(${year}, ${filed}, ${other}) is not null
    then coalesce(${year}, 0) + coalesce(${filed}, 0) + coalesce(${other}, 0) end`;
};

/** The taxes of the month, of the year, and what is derived from sums, as a row has it. */
export const taxAmount = together("month_tax");
export const yearTaxAmount = together("year_tax");
export const saleGrowth = growth("y.sale", "y.last_sale");
export const yearGrowth = growth("y.compared_sale", "y.last_year_sale");
export const vatBurden = share("y.vat", "y.taxed_sales");
export const incomeTaxBurden = share("t.due_tax", "y.quarter_sale");

/** As fractions with six decimals; null where there is nothing to compare with. */
function growth(now: string, before: string) {
  return sql<string | null>`case when ${sql.ref(before)} > 0
    then round((${sql.ref(now)} - ${sql.ref(before)}) / ${sql.ref(before)}, 6) end`;
}

function share(part: string, whole: string) {
  return sql<
    string | null
  >`case when ${sql.ref(whole)} > 0 then round(${sql.ref(part)} / ${sql.ref(whole)}, 6) end`;
}

export const SITUATION_COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  khbm: "company.khbm",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  industry: "company.industry",
  yearSaleAmount: "y.yearSale",
};

/** The effect of the filters that no column answers. */
export function situationFilters(
  db: TenantDb,
  month: Month,
  industries: IndustryBurdens,
): TableFilters<SituationQuery, PageParams> {
  return {
    warning: (query, warning) => query.where(warningConditions(db, month, industries)[warning]),
    userId: (query, userId) =>
      query.where(
        "company.companyId",
        "in",
        db
          .selectFrom("companyGrant")
          .innerJoin("staff", "staff.userId", "companyGrant.userId")
          .select("companyGrant.companyId")
          .where("staff.isRemove", "=", 0)
          .where("companyGrant.userId", "=", userId),
      ),
  };
}

const byAmount =
  (amount: ReturnType<typeof sql<string | null>>) => (query: SituationQuery, order: "asc" | "desc") =>
    // Unknown amounts come last, in either order.
    query.orderBy(amount, (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast());

export const SITUATION_SORTS: Sorts<SituationQuery, NonNullable<PageParams["sortField"]>> = {
  companyName: (query, order) => query.orderBy("company.zjm", order).orderBy("company.companyName", order),
  saleAmount: byAmount(sql.ref("y.sale")),
  saleGrowth: byAmount(saleGrowth),
  yearSaleAmount: byAmount(sql.ref("y.yearSale")),
  yearGrowth: byAmount(yearGrowth),
  profit: byAmount(sql.ref("b.profit")),
  taxAmount: byAmount(taxAmount),
  yearTaxAmount: byAmount(yearTaxAmount),
  vatBurden: byAmount(vatBurden),
  incomeTaxBurden: byAmount(incomeTaxBurden),
  yearSales: byAmount(sql.ref("y.yearSales")),
};
