import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { selectUninvoiced } from "../../../tax/door.ts";
import type { RiskFacts, RiskPeriod } from "../risk-facts.ts";
import { percent } from "../rules/sales-rules.ts";
import { monthNumber, yearTo } from "./risk-months.ts";

type InvoiceFacts = Pick<
  RiskFacts,
  | "yearSales"
  | "yearPurchases"
  | "quarterSales"
  | "monthSales"
  | "usualMonthSales"
  | "reversedShare"
  | "topCustomer"
>;

const VALID = 0;
const VOID = 1;
const REVERSED: ReadonlySet<number> = new Set([VOID, 4]);
const SALE = 1;
const YEAR = 12;

/** The sums of twelve months' invoices and of the sales declared without one, for the companies that have any. */
export async function readInvoiceFacts(
  db: TenantDb,
  companyIds: readonly number[],
  period: RiskPeriod,
): Promise<ReadonlyMap<number, InvoiceFacts>> {
  const [from, to] = yearTo(period);
  const months = await db
    .selectFrom("invoice")
    .select(["companyId", "jxxlx", "kjnd", "kjqj", "fpzt"])
    .select(({ fn }) => [fn.sum<string>("jehj").as("amount"), fn.countAll<string>().as("count")])
    .where("companyId", "in", companyIds)
    .where("kprq", ">=", from)
    .where("kprq", "<=", to)
    .groupBy(["companyId", "jxxlx", "kjnd", "kjqj", "fpzt"])
    .execute();
  const customers = await readCustomers(db, companyIds, [from, to]);
  const uninvoiced = await readUninvoiced(db, companyIds, period);
  const byCompany = groupRows([...months, ...uninvoiced], ({ companyId }) => companyId);
  return new Map(
    [...byCompany].map(([companyId, rows]) => [companyId, sumUp(rows, period, customers.get(companyId))]),
  );
}

interface Month extends RiskPeriod {
  readonly jxxlx: number;
  readonly fpzt: number;
  readonly amount: string;
  readonly count: string;
}

function sumUp(rows: readonly Month[], period: RiskPeriod, customer: Customer | undefined): InvoiceFacts {
  const last = monthNumber(period);
  const valid = rows.filter(({ fpzt }) => fpzt !== VOID);
  const sales = valid.filter(({ jxxlx }) => jxxlx === SALE);
  const between = (first: number, end: number) =>
    total(sales.filter((row) => monthNumber(row) >= first && monthNumber(row) <= end));
  const yearSales = total(sales);
  const sold = rows.filter(({ jxxlx }) => jxxlx === SALE);
  const issued = count(sold);
  const reversed = count(sold.filter(({ fpzt }) => REVERSED.has(fpzt)));
  return {
    yearSales,
    yearPurchases: total(valid.filter(({ jxxlx }) => jxxlx !== SALE)),
    quarterSales: between(last - ((period.kjqj - 1) % 3), last),
    monthSales: between(last, last),
    usualMonthSales: between(last - 3, last - 1) / 3,
    reversedShare: issued === 0 ? null : percent(reversed, issued),
    topCustomer:
      customer === undefined || yearSales <= 0
        ? null
        : { name: customer.name, share: percent(customer.amount, yearSales) },
  };
}

function total(rows: readonly Month[]): number {
  return rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100;
}

function count(rows: readonly Month[]): number {
  return rows.reduce((sum, row) => sum + Number(row.count), 0);
}

/** 无票收入 of the twelve months that end with the period, as sales that no invoice counts. */
async function readUninvoiced(db: TenantDb, companyIds: readonly number[], period: RiskPeriod) {
  const last = monthNumber(period);
  const rows = await selectUninvoiced(db)
    .select("c.companyId")
    .where("c.companyId", "in", companyIds)
    .where("c.kjnd", "in", [period.kjnd - 1, period.kjnd])
    .execute();
  return rows.flatMap(({ companyId, kjnd, kjqj, amount }) => {
    if (companyId === null || kjnd === null || kjqj === null) return [];
    const ago = last - monthNumber({ kjnd, kjqj });
    if (ago < 0 || ago >= YEAR) return [];
    return [{ companyId, kjnd, kjqj, jxxlx: SALE, fpzt: VALID, amount: amount ?? "0", count: "0" }];
  });
}

interface Customer {
  readonly name: string;
  readonly amount: number;
}

/** The greatest buyer of each company. */
async function readCustomers(
  db: TenantDb,
  companyIds: readonly number[],
  [from, to]: readonly [string, string],
): Promise<ReadonlyMap<number, Customer>> {
  const rows = await db
    .selectFrom("invoice")
    .select(["companyId", "ghdwMc"])
    .select(({ fn }) => fn.sum<string>("jehj").as("amount"))
    .where("companyId", "in", companyIds)
    .where("jxxlx", "=", SALE)
    .where("fpzt", "!=", VOID)
    .where("kprq", ">=", from)
    .where("kprq", "<=", to)
    .groupBy(["companyId", "ghdwMc"])
    .orderBy("amount")
    .execute();
  return new Map(
    rows.map(({ companyId, ghdwMc, amount }) => [companyId, { name: ghdwMc, amount: Number(amount) }]),
  );
}
