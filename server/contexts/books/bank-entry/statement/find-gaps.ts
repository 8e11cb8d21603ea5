import type { MergedItem } from "./merge-day.ts";
import type { Register } from "./merge-register.ts";

/** Balances in 分 that do not join. */
export interface Gap {
  /** The last day before it; null: it is before the first entry. */
  readonly fromDay: string | null;
  /** The balance that statements, or the register, end with there. */
  readonly endsWith: number;
  readonly toDay: string;
  readonly beginsWith: number;
  /** The line of the file behind the gap; null: an entry stands there. */
  readonly line: number | null;
}

/**
 * The places where a statement that comes in does not join what is there, by the balances that the bank states. Gaps
 * between entries that were there before are passed over. `openingFen`: 期初余额 of the account once it is in.
 */
export function findGaps(items: readonly MergedItem[], register: Register, openingFen: number): Gap[] {
  const shift = openingFen - register.openingFen;
  let balance = register.balanceBefore + shift;
  let excess = register.dayBefore === null ? 0 : register.excessBefore + shift;
  let last: { day: string | null; isNew: boolean } = { day: register.dayBefore, isNew: false };
  const gaps: Gap[] = [];
  let moved = 0;
  for (const { day, fen, statedFen, line } of items) {
    const before = balance;
    balance += fen;
    if (line) moved += fen;
    const isNew = last.isNew || line !== undefined;
    if (statedFen === null) {
      last = { day, isNew };
      continue;
    }
    const now = balance - statedFen;
    if (now !== excess && isNew)
      gaps.push({
        fromDay: last.day,
        endsWith: before - excess,
        toDay: day,
        beginsWith: statedFen - fen,
        line: line?.line ?? null,
      });
    excess = now;
    last = { day, isNew: line !== undefined };
  }
  const { next } = register;
  const excessOfNext = next ? next.excess + moved + shift : excess;
  if (next && excessOfNext !== excess && last.isNew)
    gaps.push({
      fromDay: last.day,
      endsWith: balance - excess,
      toDay: next.day,
      beginsWith: balance - excessOfNext,
      line: null,
    });
  return gaps;
}

/** 期初余额 by the first line of a statement, in 分; null where an entry stands before it, or it states no balance. */
export function statedOpening(items: readonly MergedItem[], register: Register): number | null {
  if (register.dayBefore !== null || items[0]?.line === undefined) return null;
  let moved = 0;
  for (const { fen, statedFen } of items) {
    moved += fen;
    if (statedFen !== null) return statedFen - moved;
  }
  return null;
}
