import { countBreaks } from "./check-chain.ts";
import { orderLinks } from "./order-links.ts";
import type { StatementRow } from "./read-rows.ts";
import type { ChainLink } from "./statement-line.ts";

/**
 * The meaning of a minus before a payment: `reversal`, the payment is taken back; `payment`, the bank writes payments with a
 * minus throughout.
 */
export type MinusMeaning = "reversal" | "payment";

export interface Movement {
  /** 1 in, 2 out. */
  readonly sjfx: 1 | 2;
  /** The amount that it adds to the balance, in 分. */
  readonly fen: number;
}

/** The movement of a row; null: it has no amount, or none but zero. */
export function movementOf(row: StatementRow, minus: MinusMeaning): Movement | null {
  const { received, paid, amount, mark } = row;
  const isSigned = minus === "payment";
  if ((received ?? 0) !== 0) return { sjfx: 1, fen: received ?? 0 };
  if ((paid ?? 0) !== 0) return { sjfx: 2, fen: isSigned ? (paid ?? 0) : -(paid ?? 0) };
  if ((amount ?? 0) === 0 || amount === null) return null;
  if (mark === 1) return { sjfx: 1, fen: amount };
  if (mark === 2) return { sjfx: 2, fen: isSigned ? amount : -amount };
  return { sjfx: amount > 0 ? 1 : 2, fen: amount };
}

/**
 * Finds what a minus before payments means in a file: the balances prove it. Where they prove nothing, a minus before
 * some of the payments takes back; before all of them it is undefined.
 */
export function findMinusMeaning(rows: readonly StatementRow[]): MinusMeaning | undefined {
  const payments = rows.map(paymentOf).filter((fen) => fen !== 0);
  if (!payments.some((fen) => fen < 0)) return "reversal";
  const difference = breaksWith(rows, "reversal") - breaksWith(rows, "payment");
  if (difference !== 0) return difference < 0 ? "reversal" : "payment";
  return payments.every((fen) => fen < 0) ? undefined : "reversal";
}

function paymentOf({ paid, amount, mark }: StatementRow): number {
  return paid ?? (mark === 2 ? (amount ?? 0) : 0);
}

function breaksWith(rows: readonly StatementRow[], minus: MinusMeaning): number {
  return countBreaks(orderLinks(linksOf(rows, minus)).links);
}

/** A line without a day stands with the line above it. */
export function linksOf(rows: readonly StatementRow[], minus: MinusMeaning): (ChainLink & StatementRow)[] {
  let above = rows.find(({ day }) => day !== null)?.day ?? "";
  return rows.map((row) => {
    above = row.day ?? above;
    const isReadable = row.faults.every(({ path }) => !AMOUNTS.has(path));
    return { ...row, day: above, fen: isReadable ? (movementOf(row, minus)?.fen ?? null) : null };
  });
}

const AMOUNTS: ReadonlySet<string> = new Set(["jfje", "dfje", "je", "jdbz"]);
