import { type RawBuilder, sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { type InvoiceTotals, SPECIAL_INVOICE_KINDS } from "../../../../src/domain/tax/invoice-totals.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

const VOID = 1;

/** The sums of a company's invoices of these months of a year. */
export async function readTotals(
  db: TenantDb,
  companyId: number,
  kjnd: number,
  months: readonly number[],
): Promise<InvoiceTotals> {
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
      sum("jehj", sql`jxxlx = 0`).as("purchases"),
      sum("yxse", sql`jxxlx = 0 and gxzt = 0`).as("unselectedTax"),
    ])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "in", months)
    .where("fpzt", "!=", VOID)
    .executeTakeFirstOrThrow();
  const selected = await db
    .selectFrom("invoice")
    .select(sum("yxse", sql`true`).as("tax"))
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
    purchases: fen(issued.purchases),
    selectedTax: fen(selected.tax),
    unselectedTax: fen(issued.unselectedTax),
  };
}

/** Sales without tax, in 分, of the twelve months that end with this one. */
export async function readYearSales(
  db: TenantDb,
  companyId: number,
  kjnd: number,
  kjqj: number,
): Promise<number> {
  const first = kjqj === 12 ? `${kjnd}-01-01` : `${kjnd - 1}-${two(kjqj + 1)}-01`;
  const end = kjqj === 12 ? `${kjnd + 1}-01-01` : `${kjnd}-${two(kjqj + 1)}-01`;
  const { sales } = await db
    .selectFrom("invoice")
    .select(sum("jehj", sql`true`).as("sales"))
    .where("companyId", "=", companyId)
    .where("jxxlx", "=", 1)
    .where("kprq", ">=", first)
    .where("kprq", "<", end)
    .where("fpzt", "!=", VOID)
    .executeTakeFirstOrThrow();
  return fen(sales);
}

const IS_SPECIAL = sql`fpzl in (${sql.join(SPECIAL_INVOICE_KINDS)})`;

function sum(column: string, when: RawBuilder<unknown>) {
  return sql<string>`coalesce(sum(${sql.ref(column)}) filter (where ${when}), 0)`;
}

function fen(yuan: string): number {
  return yuanToFen(Number(yuan));
}

function two(month: number): string {
  return String(month).padStart(2, "0");
}
