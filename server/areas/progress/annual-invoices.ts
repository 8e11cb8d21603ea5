import { fenToYuan, yuanToFen } from "../../../src/domain/money.ts";
import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { findOperation } from "../../store/find-operation.ts";
import { groupRows } from "../../store/group-rows.ts";
import { pageRows } from "../../store/page-rows.ts";
import { companyScope, withinScope } from "../company/company-scope.ts";

interface OfYear extends Readonly<Record<string, unknown>> {
  readonly kjnd: number;
}

const SALE = 1;
const VOID = 1;

/** What each company has sold and bought in a year, month by month; void invoices do not count. */
export const annualInvoices: FirmHandler<OfYear> = async ({ kjnd, ...params }, context) => {
  const { db, user } = context;
  const companies = await db
    .selectFrom("company")
    .select(["companyId as qyid", "companyName", "khbm", "taxlayerNo", "taxlayerType"])
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("khbm")
    .execute();
  const sums = await readSums(context, kjnd);
  const rows = companies.map((company) => {
    const own = sums.get(company.qyid) ?? [];
    const months = Array.from({ length: 12 }, (_none, index) => ({
      kjqj: index + 1,
      ...totals(own.filter(({ kjqj }) => kjqj === index + 1)),
    }));
    return { ...company, kjnd, ...totals(own), months };
  });
  return pageRows(await findOperation(context, "progress.annualInvoicePage"), rows, params);
};

interface Sum {
  readonly companyId: number;
  readonly kjqj: number;
  readonly jxxlx: number;
  readonly count: number;
  readonly je: string;
  readonly se: string;
}

async function readSums({ db }: FirmContext, kjnd: number): Promise<ReadonlyMap<number, readonly Sum[]>> {
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
  return sums.reduce((total, one) => total + one.count, 0);
}

function add(sums: readonly Sum[], field: "je" | "se"): number {
  return fenToYuan(sums.reduce((total, one) => total + yuanToFen(Number(one[field])), 0));
}
