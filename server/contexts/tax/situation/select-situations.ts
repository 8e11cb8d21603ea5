import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { selectLedgerProfits } from "../../books/door.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { selectFiledTaxes, selectOtherTaxSums } from "./select-taxes.ts";

export interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The companies in service in a month, each with what its year comes to up to it. */
export function selectSituations(db: TenantDb, month: Month) {
  return db
    .selectFrom("company")
    .innerJoin(selectYears(db, month).as("y"), (join) => join.onRef("y.ofCompany", "=", "company.companyId"))
    .leftJoin(selectFiledTaxes(db, month).as("t"), (join) =>
      join.onRef("t.companyId", "=", "company.companyId"),
    )
    .leftJoin(selectOtherTaxSums(db, month).as("o"), (join) =>
      join.onRef("o.companyId", "=", "company.companyId"),
    )
    .leftJoin(selectLedgerProfits(db, month).as("b"), (join) =>
      join.onRef("b.companyId", "=", "company.companyId"),
    );
}

export type SituationQuery = ReturnType<typeof selectSituations>;

/**
 * The years of all companies in service, each with the sums of the general taxpayers of its industry: an average is that of
 * the firm, whoever looks at it.
 */
function selectYears(db: TenantDb, month: Month) {
  const { kjnd, kjqj } = month;
  return db
    .selectFrom("company as client")
    .leftJoin(selectSums(db, month).as("s"), (join) => join.onRef("s.companyId", "=", "client.companyId"))
    .where("client.status", "=", 1)
    .where("client.isRemove", "=", 0)
    .where("client.beginDate", "<=", lastDayOf(kjnd, kjqj))
    .select([
      "client.companyId as ofCompany",
      "s.sale",
      "s.lastSale",
      "s.yearSale",
      "s.comparedSale",
      "s.lastYearSale",
      "s.quarterSale",
      "s.yearSales",
      "s.vat",
      "s.taxedSales",
      "s.monthTax",
      "s.yearTax",
      "s.zeroMonths",
      ofIndustry(sql`sum(s.vat)`).as("industryVat"),
      ofIndustry(sql`sum(s.taxed_sales)`).as("industrySales"),
      sql<number>`count(*) filter (where s.taxed_sales > 0) over (partition by client.industry, client.taxlayer_type)`.as(
        "industryNum",
      ),
    ]);
}

function ofIndustry(sum: RawBuilder<unknown>) {
  return sql<string | null>`${sum} over (partition by client.industry, client.taxlayer_type)`;
}

/** The sum of the taxes of an estimate, with what was added by hand. */
const estimated = sql`(
  (p.estimate ->> 'vat')::numeric + (p.estimate ->> 'urban')::numeric + (p.estimate ->> 'education')::numeric
  + (p.estimate ->> 'localEducation')::numeric + coalesce(p.adjustment, 0))`;
/** 应纳税额, whether or not some of it was paid before. */
const due = sql`(p.estimate ->> 'vat')::numeric + (p.estimate ->> 'prepaid')::numeric`;
const declaredSales = sql`(p.estimate ->> 'sales')::numeric`;
const isKnown = sql`p.collected_time is not null`;
const wasKnown = sql`l.collected_time is not null`;

/**
 * Company → the sums of its months up to this one, those of the year and those of the last twelve. Sales of a month whose
 * invoices were never collected completely are not known, and what is compared with a year before is known of both.
 */
function selectSums(db: TenantDb, { kjnd, kjqj }: Month) {
  const ofYear = sql`p.kjnd = ${kjnd}`;
  const ofMonth = sql`p.kjnd = ${kjnd} and p.kjqj = ${kjqj}`;
  const ago = sql`(${kjnd * 12 + kjqj} - p.kjnd * 12 - p.kjqj)`;
  const total = (amount: RawBuilder<unknown>, when: RawBuilder<unknown>) =>
    sql<string | null>`sum(${amount}) filter (where ${when})`;
  const sale = sql`p.byxx_total_je`;
  const isZero = sql`${isKnown} and ${sale} = 0 and coalesce(${declaredSales}, 0) = 0`;
  return db
    .selectFrom("companyPeriod as p")
    .leftJoin("companyPeriod as l", (join) =>
      join
        .onRef("l.companyId", "=", "p.companyId")
        .onRef("l.kjqj", "=", "p.kjqj")
        .on("l.kjnd", "=", sql<number>`p.kjnd - 1`),
    )
    .where("p.kjnd", "in", [kjnd - 1, kjnd])
    .where(sql<SqlBool>`${ago} >= 0 and (${ago} < 12 or ${ofYear})`)
    .select([
      "p.companyId",
      total(sale, sql`${ofMonth} and ${isKnown}`).as("sale"),
      total(sql`l.byxx_total_je`, sql`${ofMonth} and ${isKnown} and ${wasKnown}`).as("lastSale"),
      total(sale, sql`${ofYear} and ${isKnown}`).as("yearSale"),
      total(sale, sql`${ofYear} and ${isKnown} and ${wasKnown}`).as("comparedSale"),
      total(sql`l.byxx_total_je`, sql`${ofYear} and ${isKnown} and ${wasKnown}`).as("lastYearSale"),
      total(sale, sql`${ofYear} and ${isKnown} and p.kjqj <= ${kjqj - (kjqj % 3)}`).as("quarterSale"),
      total(sql`p.year_sales`, ofMonth).as("yearSales"),
      total(due, ofYear).as("vat"),
      total(declaredSales, ofYear).as("taxedSales"),
      total(estimated, ofMonth).as("monthTax"),
      total(estimated, ofYear).as("yearTax"),
      sql<number>`coalesce(bit_or(1 << ${ago}) filter (where ${ago} < 12 and ${isZero}), 0)`.as("zeroMonths"),
    ])
    .groupBy("p.companyId");
}
