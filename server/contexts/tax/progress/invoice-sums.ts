import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";

/** Kinds of invoices, and the state of those that do not count, as the table has them. */
export const SALE = 1;
export const PURCHASE = 0;
export const VOID = 1;

/** The invoices of a month and a kind, added up by the database; amounts in yuan, as text. */
export interface InvoiceSum {
  readonly kjqj: number;
  readonly jxxlx: number;
  readonly count: number;
  readonly je: string;
  readonly se: string;
}

/** Sales and purchases of a year, and of each of its months. */
export function yearOf(sums: readonly InvoiceSum[]) {
  const months = Array.from({ length: 12 }, (_none, index) => ({
    kjqj: index + 1,
    ...totals(sums.filter(({ kjqj }) => kjqj === index + 1)),
  }));
  return { ...totals(sums), months };
}

function totals(sums: readonly InvoiceSum[]) {
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

function count(sums: readonly InvoiceSum[]): number {
  return sums.reduce((total, sum) => total + sum.count, 0);
}

function add(sums: readonly InvoiceSum[], field: "je" | "se"): number {
  return fenToYuan(sums.reduce((total, sum) => total + yuanToFen(Number(sum[field])), 0));
}
