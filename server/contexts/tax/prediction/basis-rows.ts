import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { IS_REAL_ESTATE } from "../company-period/read-totals.ts";
import { fenToYuan } from "../../../../src/domain/money.ts";
import type { VatOpening } from "../../../../src/domain/tax/vat-opening.ts";
import { TRANSFERRED } from "../red-letter/select-red-letters.ts";
import { deductibleRest } from "../red-letter/deductible-rest.ts";
import { lastDayOf, periodName } from "../company-period/period-days.ts";
import type { PeriodOpening } from "../opening/read-opening.ts";

/** The facts that select the rows behind a company's declaration of a period. */
export interface BasisScope {
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
  /** The months of the year that are declared. */
  readonly months: readonly number[];
  readonly isGeneral: boolean;
  readonly opening: PeriodOpening;
  /** Per cent of 无票收入 that name no rate. */
  readonly usualPercent: number;
  /** The first month, `YYYY-MM`, of the year's sales. */
  readonly yearFrom: string;
  readonly tradesInRealEstate: boolean;
}

export const FIGURES = [
  "outputTax",
  "simpleTax",
  "inputTax",
  "pendingTax",
  "transferOut",
  "openingCredit",
  "controlFee",
  "prepaid",
  "sales",
  "yearSales",
] as const;

export type Figure = (typeof FIGURES)[number];

/** The rows whose amounts are a figure's: invoices, special cases, or what the period began with. */
export function basisRows(db: TenantDb, scope: BasisScope, figure: Figure) {
  const { isGeneral, usualPercent } = scope;
  const percent = sql`coalesce(round((s.fields ->> 'sl')::numeric * 100), ${usualPercent})`;
  const levied = isGeneral ? sql<SqlBool>`${percent} in (1, 2, 3, 5)` : sql<SqlBool>`true`;
  const uninvoicedTax = sql`round(${NET_OF_CASE} * ${percent} / 100, 2)`;
  const sales = (amount: RawBuilder<unknown>, when: RawBuilder<SqlBool>) =>
    soldInvoices(db, scope, amount)
      .where("i.kjnd", "=", scope.kjnd)
      .where("i.kjqj", "in", scope.months)
      .where(when);
  const bought = (certified: boolean) =>
    boughtInvoices(db, scope).where(certified ? sql<SqlBool>`i.rzzt = 1` : sql<SqlBool>`i.rzzt <> 1`);
  const cases = (type: number, amount = NET_OF_CASE, when = sql<SqlBool>`true`) =>
    specialCases(db, scope, type, amount)
      .where("s.kjnd", "=", scope.kjnd)
      .where("s.kjqj", "in", scope.months)
      .where(when);
  switch (figure) {
    case "outputTax":
      return sales(sql`i.sehj`, isGeneral ? sql`i.jyjs = 0` : sql`false`).unionAll(
        cases(UNINVOICED, uninvoicedTax, sql`not (${levied})`),
      );
    case "simpleTax":
      return sales(sql`i.sehj`, isGeneral ? sql`i.jyjs = 1` : sql`true`).unionAll(
        cases(UNINVOICED, uninvoicedTax, levied),
      );
    case "inputTax":
      return bought(true).unionAll(cases(PASSENGER));
    case "pendingTax":
      return bought(false);
    case "transferOut":
      return cases(TRANSFER_OUT).unionAll(transferredLetters(db, scope));
    case "controlFee":
      return cases(CONTROL_FEE).unionAll(openingRow(db, scope, "controlFee"));
    case "prepaid":
      return cases(PREPAID).unionAll(openingRow(db, scope, "prepaid"));
    case "openingCredit":
      return openingRow(db, scope, "credit");
    case "sales":
      return sales(sql`i.jehj`, sql`true`).unionAll(cases(UNINVOICED));
    case "yearSales":
      return yearSales(db, scope);
  }
}

const TRANSFER_OUT = 1;
const CONTROL_FEE = 2;
const PASSENGER = 3;
const PREPAID = 4;
const UNINVOICED = 5;
const VOID = 1;

const NET_OF_CASE: RawBuilder<unknown> = sql`coalesce((s.fields ->> 'amount')::numeric, 0)`;

/** The fields of an invoice `i` but its amount. */
function invoiceFields(kind: "sale" | "purchase", partner: RawBuilder<unknown>) {
  return [
    sql<string>`'i' || i.id`.as("id"),
    sql<string>`${sql.lit(kind)}`.as("kind"),
    sql<string | null>`i.kprq::text`.as("date"),
    sql<string | null>`i.fphm`.as("number"),
    sql<string | null>`${partner}`.as("partner"),
    sql<string | null>`i.hw_yslw_mc`.as("content"),
    sql<string | null>`i.jehj`.as("net"),
  ] as const;
}

const PURCHASE_FIELDS = invoiceFields("purchase", sql`i.xhdw_mc`);

function soldInvoices(db: TenantDb, { companyId }: BasisScope, amount: RawBuilder<unknown>) {
  return db
    .selectFrom("invoice as i")
    .select([...invoiceFields("sale", sql`i.ghdw_mc`), sql<string>`${amount}`.as("amount")])
    .where("i.companyId", "=", companyId)
    .where("i.jxxlx", "=", 1)
    .where("i.fpzt", "!=", VOID);
}

function boughtInvoices(db: TenantDb, { companyId, kjnd, kjqj, months, isGeneral }: BasisScope) {
  return db
    .selectFrom("invoice as i")
    .select([...PURCHASE_FIELDS, deductibleRest("i", lastDayOf(kjnd, kjqj)).as("amount")])
    .where("i.companyId", "=", companyId)
    .where("i.jxxlx", "=", 0)
    .where("i.gxnd", "=", kjnd)
    .where("i.gxyf", "in", months)
    .where("i.gxzt", "=", 1)
    .where("i.fpzt", "!=", VOID)
    .where(isGeneral ? sql<SqlBool>`true` : sql<SqlBool>`false`);
}

function specialCases(db: TenantDb, { companyId }: BasisScope, type: number, amount: RawBuilder<unknown>) {
  return db
    .selectFrom("plainRecord as s")
    .select([
      sql<string>`'s' || s.id`.as("id"),
      sql<string>`'specialCase'`.as("kind"),
      sql<
        string | null
      >`(make_date(s.kjnd, s.kjqj, 1) + interval '1 month' - interval '1 day')::date::text`.as("date"),
      sql<string | null>`null::text`.as("number"),
      sql<string | null>`null::text`.as("partner"),
      sql<string | null>`coalesce(nullif(s.fields ->> 'bz', ''), ${CASE_TITLES[type] ?? ""})`.as("content"),
      sql<string | null>`${NET_OF_CASE}`.as("net"),
      sql<string>`${amount}`.as("amount"),
    ])
    .where("s.resource", "=", "specialCase")
    .where("s.companyId", "=", companyId)
    .where(sql<SqlBool>`(s.fields ->> 'specialType')::int = ${type}`)
    .where(sql<SqlBool>`${NET_OF_CASE} <> 0`);
}

function transferredLetters(db: TenantDb, { companyId, kjnd, months, isGeneral }: BasisScope) {
  return db
    .selectFrom("invoice as i")
    .select([...PURCHASE_FIELDS, sql<string>`-i.hcse`.as("amount")])
    .where("i.companyId", "=", companyId)
    .where("i.hcse", "<", "0")
    .where("i.zczt", "=", TRANSFERRED)
    .where("i.zcnd", "=", kjnd)
    .where("i.zcyf", "in", months)
    .where(isGeneral ? sql<SqlBool>`true` : sql<SqlBool>`false`);
}

const CASE_TITLES: { readonly [type: number]: string } = {
  [TRANSFER_OUT]: "进项税额转出",
  [CONTROL_FEE]: "防伪税控费",
  [PASSENGER]: "旅客运输服务抵扣",
  [PREPAID]: "外地预缴",
  [UNINVOICED]: "无票收入",
};

/** The opening amount as a row of its own; none where it is nothing. */
function openingRow(db: TenantDb, { companyId, opening, isGeneral }: BasisScope, name: keyof VatOpening) {
  const { origin } = opening;
  const amount = name === "credit" && !isGeneral ? 0 : opening[name];
  const before = origin.kind === "declared" || origin.kind === "estimated" ? origin.row : null;
  const content = before
    ? `${before.kjnd}年${before.kjqj}期期末${OPENING_TITLES[name]}`
    : `期初${OPENING_TITLES[name]}`;
  return db
    .selectFrom("company as b")
    .select([
      sql<string>`${`o${name}`}::text`.as("id"),
      sql<string>`${before ? "before" : "entered"}::text`.as("kind"),
      sql<string | null>`${opening.lastDay}::text`.as("date"),
      sql<string | null>`null::text`.as("number"),
      sql<string | null>`null::text`.as("partner"),
      sql<string | null>`${content}::text`.as("content"),
      sql<string | null>`null::numeric`.as("net"),
      sql<string>`${fenToYuan(amount)}::numeric`.as("amount"),
    ])
    .where("b.companyId", "=", companyId)
    .where(amount === 0 ? sql<SqlBool>`false` : sql<SqlBool>`true`);
}

const OPENING_TITLES = { credit: "留抵", controlFee: "税控费", prepaid: "预缴" } as const;

/** By the day of the invoice, and by the month of a special case. */
function yearSales(db: TenantDb, scope: BasisScope) {
  const { yearFrom, kjnd, kjqj } = scope;
  const last = periodName(kjnd, kjqj);
  const counted = scope.tradesInRealEstate ? sql<SqlBool>`true` : sql<SqlBool>`not ${IS_REAL_ESTATE}`;
  return soldInvoices(db, scope, sql`i.jehj`)
    .where("i.kprq", ">=", `${yearFrom}-01`)
    .where(sql<SqlBool>`i.kprq < (${`${last}-01`}::date + interval '1 month')`)
    .where(counted)
    .unionAll(
      specialCases(db, scope, UNINVOICED, NET_OF_CASE).where(
        sql<SqlBool>`s.kjnd * 12 + s.kjqj between ${monthNumber(yearFrom)} and ${monthNumber(last)}`,
      ),
    );
}

function monthNumber(period: string): number {
  return Number(period.slice(0, 4)) * 12 + Number(period.slice(5));
}
