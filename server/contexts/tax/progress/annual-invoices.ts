import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { type InvoiceSum, PURCHASE, SALE, VOID, yearOf } from "./invoice-sums.ts";

/**
 * The sales and purchases of each company in a year, month by month; void invoices do not count. The invoices of all
 * companies are added up only where the order needs it, those of their months only for the page.
 */
export const annualInvoices = operation(
  "progress.annualInvoicePage",
  async ({ kjnd, ...params }, context) => {
    const { db, user } = context;
    const { sortField, sortOrder } = params;
    const seen = selectCompanies(db).where(withinScope(await companyScope(db, user)));
    const described = await findOperation(context, "progress.annualInvoicePage");
    let ordered = narrowTable(seen, described, COMPANY_COLUMNS, params);
    if (sortField !== undefined) ordered = ordered.orderBy(amountOf(db, sortField, kjnd), sortOrder ?? "asc");
    const { pageNum, currentPage, pageSize } = params;
    const page = await fetchPage(ordered.orderBy("company.khbm"), {
      pageNum: pageNum ?? currentPage ?? 1,
      pageSize,
    });
    const sums = await readMonths(
      context,
      kjnd,
      page.list.map(({ qyid }) => qyid),
    );
    const list = page.list.map((company) => {
      const yearSums = sums.get(company.qyid) ?? [];
      return { ...company, kjnd, ...yearOf(yearSums) };
    });
    return { ...page, list };
  },
);

/** The companies that are served or were, not those in the recycle bin. */
export function selectCompanies(db: TenantDb) {
  return db
    .selectFrom("company")
    .select([
      "company.companyId as qyid",
      "company.companyName",
      "company.khbm",
      "company.taxlayerNo",
      "company.taxlayerType",
    ])
    .where("company.isRemove", "=", 0);
}

export const COMPANY_COLUMNS: TableColumns = {
  companyName: { texts: ["company.companyName"], readings: ["company.reading"] },
  khbm: "company.khbm",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
};

/** The amount of a company's year that the list is ordered by: `xxJe`, say. */
function amountOf(db: TenantDb, field: "xxJe" | "xxSe" | "jxJe" | "jxSe", kjnd: number) {
  return sql<string>`coalesce(${db
    .selectFrom("invoice")
    .select((from) =>
      from.fn.sum<string>(field.endsWith("Je") ? "invoice.jehj" : "invoice.sehj").as("amount"),
    )
    .where("invoice.companyId", "=", sql.ref<number>("company.companyId"))
    .where("invoice.kjnd", "=", kjnd)
    .where("invoice.jxxlx", "=", field.startsWith("xx") ? SALE : PURCHASE)
    .where("invoice.fpzt", "!=", VOID)}, 0)`;
}

interface CompanySum extends InvoiceSum {
  readonly companyId: number;
}

async function readMonths(
  { db }: FirmContext,
  kjnd: number,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CompanySum[]>> {
  if (companyIds.length === 0) return new Map();
  const sums = await db
    .selectFrom("invoice")
    .select((from) => [
      "companyId",
      "kjqj",
      "jxxlx",
      from.fn.countAll<number>().as("count"),
      from.fn.sum<string>("jehj").as("je"),
      from.fn.sum<string>("sehj").as("se"),
    ])
    .where("companyId", "in", companyIds)
    .where("kjnd", "=", kjnd)
    .where("fpzt", "!=", VOID)
    .groupBy(["companyId", "kjqj", "jxxlx"])
    .execute();
  return groupRows(sums, ({ companyId }) => companyId);
}
