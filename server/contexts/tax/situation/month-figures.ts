import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { readLedgerMonths } from "../../books/door.ts";
import { type CompanyPeriod } from "../company-period/company-period.ts";
import { periodName } from "../company-period/period-days.ts";
import { PURCHASE, VOID } from "../progress/invoice-sums.ts";
import { OTHER_TAX_TYPES } from "../tax-declare/other-tax-forms.ts";
import type { Month } from "./select-situations.ts";
import { selectUninvoiced } from "./select-uninvoiced.ts";

/** A client's month, in 分; null: unknown, or nothing declared in it. */
export interface MonthFigures {
  readonly kjqj: number;
  readonly sale: number | null;
  readonly lastSale: number | null;
  readonly purchase: number | null;
  readonly profit: number | null;
  /** With what was added to the estimate by hand. */
  readonly vat: number | null;
  /** VAT whether or not some of it was paid before, and the sales that it is due for. */
  readonly due: number | null;
  readonly taxedSales: number | null;
  readonly surtax: number | null;
  readonly incomeTax: number | null;
  readonly otherTax: number | null;
}

/** The year's months up to this one. */
export async function readMonthFigures(
  db: TenantDb,
  companyId: number,
  month: Month,
): Promise<MonthFigures[]> {
  const { kjnd, kjqj } = month;
  const periods = await db
    .selectFrom("companyPeriod")
    .select(["kjnd", "kjqj", "collectedTime", "byxxTotalJe", "estimate", "adjustment"])
    .where("companyId", "=", companyId)
    .where("kjnd", "in", [kjnd - 1, kjnd])
    .where("kjqj", "<=", kjqj)
    .execute();
  const uninvoiced = await readUninvoiced(db, companyId, month);
  const purchases = await readPurchases(db, companyId, month);
  const filed = await readFiledTaxes(db, companyId, month);
  const others = await readOtherTaxes(db, companyId, month);
  const profits = await readLedgerMonths(db, companyId, month);
  return Array.from({ length: kjqj }, (_none, index): MonthFigures => {
    const at = index + 1;
    const own = periods.find((period) => period.kjnd === kjnd && period.kjqj === at);
    const before = periods.find((period) => period.kjnd === kjnd - 1 && period.kjqj === at);
    return {
      kjqj: at,
      sale: saleOf(own, uninvoiced),
      lastSale: saleOf(before, uninvoiced),
      purchase: purchases.get(at) ?? null,
      profit: profits.get(at) ?? null,
      ...estimateOf(own),
      incomeTax: filed.get(at) ?? null,
      otherTax: others.get(at) ?? null,
    };
  });
}

type Period = Pick<
  CompanyPeriod,
  "kjnd" | "kjqj" | "collectedTime" | "byxxTotalJe" | "estimate" | "adjustment"
>;

/** Period (`YYYY-MM`) → its 无票收入. */
type Uninvoiced = ReadonlyMap<string, number | null>;

function saleOf(period: Period | undefined, uninvoiced: Uninvoiced): number | null {
  if (period === undefined || period.collectedTime === null) return null;
  const invoiced = fen(period.byxxTotalJe);
  return invoiced === null ? null : invoiced + (uninvoiced.get(periodName(period.kjnd, period.kjqj)) ?? 0);
}

async function readUninvoiced(db: TenantDb, companyId: number, { kjnd }: Month): Promise<Uninvoiced> {
  const rows = await selectUninvoiced(db)
    .where("c.companyId", "=", companyId)
    .where("c.kjnd", "in", [kjnd - 1, kjnd])
    .execute();
  return new Map(
    rows.flatMap(({ amount, ...at }) =>
      at.kjnd === null || at.kjqj === null ? [] : [[periodName(at.kjnd, at.kjqj), fen(amount)] as const],
    ),
  );
}

function estimateOf(period: Period | undefined) {
  if (!period?.estimate) return { vat: null, due: null, taxedSales: null, surtax: null };
  const { vat, prepaid, sales, urban, education, localEducation } = period.estimate;
  return {
    vat: yuanToFen(vat) + yuanToFen(Number(period.adjustment ?? 0)),
    due: yuanToFen(vat) + yuanToFen(prepaid),
    taxedSales: yuanToFen(sales),
    surtax: yuanToFen(urban) + yuanToFen(education) + yuanToFen(localEducation),
  };
}

async function readPurchases(db: TenantDb, companyId: number, { kjnd, kjqj }: Month) {
  const rows = await db
    .selectFrom("invoice")
    .select((from) => ["kjqj", from.fn.sum<string>("jehj").as("amount")])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "<=", kjqj)
    .where("jxxlx", "=", PURCHASE)
    .where("fpzt", "!=", VOID)
    .groupBy("kjqj")
    .execute();
  return byMonth(rows);
}

/** Prepayments of income tax stand in the last month of their quarter. */
async function readFiledTaxes(db: TenantDb, companyId: number, { kjnd, kjqj }: Month) {
  const rows = await db
    .selectFrom("incomeTaxFiling")
    .select((from) => [sql<number>`quarter * 3`.as("kjqj"), from.fn.sum<string | null>("ybtse").as("amount")])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("quarter", "<=", Math.floor(kjqj / 3))
    .groupBy("quarter")
    .execute();
  return byMonth(rows);
}

async function readOtherTaxes(db: TenantDb, companyId: number, { kjnd, kjqj }: Month) {
  const rows = await db
    .selectFrom("plainRecord as form")
    .select([
      sql<number>`form.kjqj`.as("kjqj"),
      sql<
        string | null
      >`sum(coalesce(form.fields ->> 'declaredAmount', form.fields ->> 'amount')::numeric)`.as("amount"),
    ])
    .where("form.resource", "=", "reportBox")
    .where("form.isRemove", "=", 0)
    .where("form.companyId", "=", companyId)
    .where("form.kjnd", "=", kjnd)
    .where("form.kjqj", "<=", kjqj)
    .where(sql<number>`(form.fields ->> 'szid')::int`, "in", [...OTHER_TAX_TYPES])
    .groupBy("form.kjqj")
    .execute();
  return byMonth(rows);
}

function byMonth(rows: readonly { readonly kjqj: number; readonly amount: string | null }[]) {
  return new Map(rows.map(({ kjqj, amount }) => [kjqj, fen(amount)]));
}

function fen(money: string | null): number | null {
  return money === null ? null : yuanToFen(Number(money));
}
