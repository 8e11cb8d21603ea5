import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";

const SALE = 1;
const PURCHASE = 0;
const VOID = 1;

/**
 * The sales and purchases of each company in a year, month by month; void invoices do not count. The invoices of all
 * companies are added up only where the order asks for it, those of their months only for the page.
 */
export const annualInvoices = operation(
  "progress.annualInvoicePage",
  async ({ kjnd, ...params }, context) => {
    const { db, user } = context;
    const companies = await db
      .selectFrom("company")
      .select(["companyId as qyid", "companyName", "khbm", "taxlayerNo", "taxlayerType"])
      .where("isRemove", "=", 0)
      .where(withinScope(await companyScope(db, user)))
      .orderBy("khbm")
      .execute();
    const { sortField } = params;
    const sorted =
      typeof sortField === "string" ? await withAmount(companies, sortField, kjnd, context) : companies;
    const page = pageRows(await findOperation(context, "progress.annualInvoicePage"), sorted, params);
    const sums = await readMonths(
      context,
      kjnd,
      page.list.map(({ qyid }) => qyid),
    );
    const list = page.list.map((company) => {
      const yearSums = sums.get(company.qyid) ?? [];
      const months = Array.from({ length: 12 }, (_none, index) => ({
        kjqj: index + 1,
        ...totals(yearSums.filter(({ kjqj }) => kjqj === index + 1)),
      }));
      return { ...company, kjnd, ...totals(yearSums), months };
    });
    return { ...page, list };
  },
);

/** With the amount of the year that they are ordered by: `xxJe`, say. */
async function withAmount<Company extends { readonly qyid: number }>(
  companies: readonly Company[],
  field: string,
  kjnd: number,
  { db }: FirmContext,
) {
  const sums = await db
    .selectFrom("invoice")
    .select(["companyId", (from) => from.fn.sum<string>(field.endsWith("Je") ? "jehj" : "sehj").as("amount")])
    .where("kjnd", "=", kjnd)
    .where("jxxlx", "=", field.startsWith("xx") ? SALE : PURCHASE)
    .where("fpzt", "!=", VOID)
    .groupBy("companyId")
    .execute();
  const amounts = new Map(sums.map(({ companyId, amount }) => [companyId, Number(amount)]));
  return companies.map((company) => ({ ...company, [field]: amounts.get(company.qyid) ?? 0 }));
}

interface Sum {
  readonly companyId: number;
  readonly kjqj: number;
  readonly jxxlx: number;
  readonly count: number;
  readonly je: string;
  readonly se: string;
}

async function readMonths(
  { db }: FirmContext,
  kjnd: number,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Sum[]>> {
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

function totals(sums: readonly Sum[]) {
  const sales = sums.filter(({ jxxlx }) => jxxlx === SALE);
  const purchases = sums.filter(({ jxxlx }) => jxxlx !== SALE);
  return {
    xxNum: count(sales),
    xxJe: add(sales, "je"),
    xxSe: add(sales, "se"),
    jxNum: count(purchases),
    jxJe: add(purchases, "je"),
    jxSe: add(purchases, "se"),
  };
}

function count(sums: readonly Sum[]): number {
  return sums.reduce((total, sum) => total + sum.count, 0);
}

function add(sums: readonly Sum[], field: "je" | "se"): number {
  return fenToYuan(sums.reduce((total, sum) => total + yuanToFen(Number(sum[field])), 0));
}
