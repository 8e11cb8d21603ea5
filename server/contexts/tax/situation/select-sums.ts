import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { selectUninvoiced } from "./select-uninvoiced.ts";

/** The sum of the taxes of an estimate, with what was added by hand. */
const estimated = sql`(
  (p.estimate ->> 'vat')::numeric + (p.estimate ->> 'urban')::numeric + (p.estimate ->> 'education')::numeric
  + (p.estimate ->> 'localEducation')::numeric + coalesce(p.adjustment, 0))`;
/** 应纳税额, whether or not some of it was paid before. */
export const due = sql`(p.estimate ->> 'vat')::numeric + (p.estimate ->> 'prepaid')::numeric`;
export const declaredSales = sql`(p.estimate ->> 'sales')::numeric`;
const isKnown = sql`p.collected_time is not null`;
const wasKnown = sql`l.collected_time is not null`;

/**
 * The sums of a company's months up to this one, those of the year and those of the last twelve. Sales are those with an
 * invoice and those declared without. Sales of a month whose invoices were never collected completely are unknown, and a comparison with a year before needs the months of both.
 */
export function selectSums(db: TenantDb, { kjnd, kjqj }: Month) {
  const ofYear = sql`p.kjnd = ${kjnd}`;
  const ofMonth = sql`p.kjnd = ${kjnd} and p.kjqj = ${kjqj}`;
  const ago = sql`(${kjnd * 12 + kjqj} - p.kjnd * 12 - p.kjqj)`;
  const total = (amount: RawBuilder<unknown>, when: RawBuilder<unknown>) =>
    sql<string | null>`sum(${amount}) filter (where ${when})`;
  const sale = sql`(p.byxx_total_je + coalesce(u.amount, 0))`;
  const lastSale = sql`(l.byxx_total_je + coalesce(v.amount, 0))`;
  const isZero = sql`${isKnown} and ${sale} = 0 and coalesce(${declaredSales}, 0) = 0`;
  const companyId = sql.ref<number>("company.companyId");
  const uninvoiced = selectUninvoiced(db).where("c.companyId", "=", companyId);
  return db
    .selectFrom("companyPeriod as p")
    .leftJoin("companyPeriod as l", (join) =>
      join
        .onRef("l.companyId", "=", "p.companyId")
        .onRef("l.kjqj", "=", "p.kjqj")
        .on("l.kjnd", "=", sql<number>`p.kjnd - 1`),
    )
    .leftJoin(uninvoiced.as("u"), (join) =>
      join.onRef("u.kjnd", "=", "p.kjnd").onRef("u.kjqj", "=", "p.kjqj"),
    )
    .leftJoin(uninvoiced.as("v"), (join) =>
      join.onRef("v.kjnd", "=", "l.kjnd").onRef("v.kjqj", "=", "l.kjqj"),
    )
    .where("p.companyId", "=", companyId)
    .where("p.kjnd", "in", [kjnd - 1, kjnd])
    .where(sql<SqlBool>`${ago} >= 0 and (${ago} < 12 or ${ofYear})`)
    .select([
      total(sale, sql`${ofMonth} and ${isKnown}`).as("sale"),
      total(lastSale, sql`${ofMonth} and ${isKnown} and ${wasKnown}`).as("lastSale"),
      total(sale, sql`${ofYear} and ${isKnown}`).as("yearSale"),
      total(sale, sql`${ofYear} and ${isKnown} and ${wasKnown}`).as("comparedSale"),
      total(lastSale, sql`${ofYear} and ${isKnown} and ${wasKnown}`).as("lastYearSale"),
      total(sale, sql`${ofYear} and ${isKnown} and p.kjqj <= ${kjqj - (kjqj % 3)}`).as("quarterSale"),
      total(sql`p.year_sales`, ofMonth).as("yearSales"),
      total(due, ofYear).as("vat"),
      total(declaredSales, ofYear).as("taxedSales"),
      total(estimated, ofMonth).as("monthTax"),
      total(estimated, ofYear).as("yearTax"),
      sql<number>`coalesce(bit_or(1 << ${ago}) filter (where ${ago} < 12 and ${isZero}), 0)`.as("zeroMonths"),
    ]);
}
