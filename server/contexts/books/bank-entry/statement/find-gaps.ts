import type { MergedItem } from "./merge-day.ts";
import type { Register } from "./merge-register.ts";
import type { OpeningBalance } from "./opening-balance.ts";

/** Balances in 分 that do not join. */
export interface Gap {
  /** The last day before it; null: it is before the first entry. */
  readonly fromDay: string | null;
  /** The balance that statements, or the register, end with there. */
  readonly endsWith: number;
  readonly toDay: string;
  readonly beginsWith: number;
  /** The row of the file behind the gap; null: an entry stands there. */
  readonly row: number | null;
}

/** A movement of the register as it will be. */
interface Point {
  readonly day: string;
  /** The balance of the register before it. */
  readonly before: number;
  /** By how much the register exceeds what the bank states after it; null: nothing is stated. */
  readonly excess: number | null;
  readonly row: number | null;
}

/**
 * The places where a statement that comes in does not join what is there, by the balances that the bank states. Gaps
 * between entries that were there before are passed over, and so is that behind an opening balance which the user leaves.
 */
export function findGaps(items: readonly MergedItem[], register: Register, opening: OpeningBalance): Gap[] {
  const shift = opening.fen - register.openingFen;
  let excess = opening.isLeft ? null : register.excessBefore;
  let fromDay = register.dayBefore;
  let isNew = false;
  const gaps: Gap[] = [];
  for (const point of pointsOf(items, register, shift)) {
    const touchesNew: boolean = isNew || point.row !== null;
    if (point.excess !== null && excess !== null && point.excess !== excess && touchesNew) {
      const { before, day: toDay, row } = point;
      gaps.push({ fromDay, endsWith: before - excess, toDay, beginsWith: before - point.excess, row });
    }
    isNew = point.excess === null ? touchesNew : point.row !== null;
    excess = point.excess ?? excess;
    fromDay = point.day;
  }
  return gaps;
}

function pointsOf(items: readonly MergedItem[], register: Register, shift: number): Point[] {
  const { next } = register;
  let balance = register.balanceBefore + shift;
  let moved = shift;
  const points = items.map(({ day, fen, statedFen, line }): Point => {
    const before = balance;
    balance += fen;
    if (line) moved += fen;
    return { day, before, excess: statedFen === null ? null : balance - statedFen, row: line?.row ?? null };
  });
  if (!next) return points;
  return [...points, { day: next.day, before: balance, excess: next.excess + moved, row: null }];
}
