import { type RawBuilder, sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { shiftPeriod } from "../../../../src/domain/period.ts";
import { tradesInRealEstate } from "../../../../src/domain/tax/year-sales.ts";
import { type InvoiceTotals, SPECIAL_INVOICE_KINDS } from "../../../../src/domain/tax/invoice-totals.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { deductibleRest } from "../red-letter/deductible-rest.ts";
import { lastDayOf } from "./period-days.ts";

const VOID = 1;
/** 已统计确认. */
const CERTIFIED = 1;

/** Purchases that are deducted: those of a confirmed selection (统计确认), or all that are selected, as if they had been confirmed. */
export type DeductedPurchases = "confirmed" | "selected";

/** The sums of a company's invoices of these months of a year. */
export async function readTotals(
  db: TenantDb,
  companyId: number,
  kjnd: number,
  months: readonly number[],
  deducted: DeductedPurchases = "confirmed",
): Promise<InvoiceTotals> {
  const rest = deductibleRest("invoice", lastDayOf(kjnd, Math.max(...months)));
  const issued = await db
    .selectFrom("invoice")
    .select([
      sql<number>`count(*) filter (where jxxlx = 1)`.as("count"),
      sum("jehj", sql`jxxlx = 1 and jyjs = 0`).as("generalNet"),
      sum("sehj", sql`jxxlx = 1 and jyjs = 0`).as("generalTax"),
      sum("jehj", sql`jxxlx = 1 and jyjs = 1`).as("simpleNet"),
      sum("sehj", sql`jxxlx = 1 and jyjs = 1`).as("simpleTax"),
      sum("jehj", sql`jxxlx = 1 and ${IS_SPECIAL}`).as("specialNet"),
      sum("sehj", sql`jxxlx = 1 and ${IS_SPECIAL}`).as("specialTax"),
      sum("jehj", sql`jxxlx = 1 and ${IS_REAL_ESTATE}`).as("realEstateNet"),
      sum("sehj", sql`jxxlx = 1 and ${IS_REAL_ESTATE}`).as("realEstateTax"),
      sum("jehj", sql`jxxlx = 1 and ${IS_REAL_ESTATE} and not ${IS_SPECIAL}`).as("plainRealEstateNet"),
      sum("sehj", sql`jxxlx = 1 and ${IS_REAL_ESTATE} and not ${IS_SPECIAL}`).as("plainRealEstateTax"),
      sum("jehj", sql`jxxlx = 0`).as("purchases"),
    ])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "in", months)
    .where("fpzt", "!=", VOID)
    .executeTakeFirstOrThrow();
  const selected = await db
    .selectFrom("invoice")
    .select(sum(rest, deducted === "confirmed" ? sql`rzzt = ${CERTIFIED}` : sql`true`).as("tax"))
    .where("companyId", "=", companyId)
    .where("gxnd", "=", kjnd)
    .where("gxyf", "in", months)
    .where("jxxlx", "=", 0)
    .where("gxzt", "=", 1)
    .where("fpzt", "!=", VOID)
    .executeTakeFirstOrThrow();
  return {
    count: issued.count,
    general: { net: fen(issued.generalNet), tax: fen(issued.generalTax) },
    simple: { net: fen(issued.simpleNet), tax: fen(issued.simpleTax) },
    special: { net: fen(issued.specialNet), tax: fen(issued.specialTax) },
    realEstate: { net: fen(issued.realEstateNet), tax: fen(issued.realEstateTax) },
    plainRealEstate: { net: fen(issued.plainRealEstateNet), tax: fen(issued.plainRealEstateTax) },
    purchases: fen(issued.purchases),
    selectedTax: fen(selected.tax),
  };
}

/** Sales without tax, in 分, of the months (`YYYY-MM`) from the first to the last; 销售不动产 only where it is the trade. */
export async function readYearSales(
  db: TenantDb,
  { companyId, industry }: { readonly companyId: number; readonly industry: string | null },
  from: string,
  to: string,
): Promise<number> {
  const counted = tradesInRealEstate(industry) ? sql`true` : sql`not ${IS_REAL_ESTATE}`;
  const { sales } = await db
    .selectFrom("invoice")
    .select(sum("jehj", counted).as("sales"))
    .where("companyId", "=", companyId)
    .where("jxxlx", "=", 1)
    .where("kprq", ">=", `${from}-01`)
    .where("kprq", "<", `${shiftPeriod(to, 1)}-01`)
    .where("fpzt", "!=", VOID)
    .executeTakeFirstOrThrow();
  return fen(sales);
}

const IS_SPECIAL = sql`fpzl in (${sql.join(SPECIAL_INVOICE_KINDS)})`;

/** 不动产 by the short name of its tax classification. */
export const IS_REAL_ESTATE = sql`hw_yslw_mc like '*不动产*%'`;

function sum(amount: string | RawBuilder<string>, when: RawBuilder<unknown>) {
  return sql<string>`coalesce(sum(${typeof amount === "string" ? sql.ref(amount) : amount}) filter (where ${when}), 0)`;
}

function fen(yuan: string): number {
  return yuanToFen(Number(yuan));
}
