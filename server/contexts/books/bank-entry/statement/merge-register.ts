import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { type MergedItem, type Neighbours, mergeDay } from "./merge-day.ts";
import type { DayItem } from "./day-item.ts";
import { type DayOpening, orderDay } from "./order-day.ts";
import type { RegisterEntry } from "./register-entry.ts";

/** The register of an account around the days of a statement; amounts in 分. */
export interface Register {
  /** Of the days from the first to the last of the statement, in their order. */
  readonly entries: readonly RegisterEntry[];
  /** 期初余额 of the account. */
  readonly openingFen: number;
  /** The balance before the first day. */
  readonly balanceBefore: number;
  /** The last day before the first; null: there is none. */
  readonly dayBefore: string | null;
  /** By how much the register then exceeds what statements said; 0 where none has said anything. */
  readonly excessBefore: number;
  /** The first entry behind the last day that came with a stated balance. */
  readonly next: { readonly day: string; readonly excess: number } | null;
}

/**
 * All movements of the days of a statement, as they follow each other once it is in. `neighboursOf`: where the lines of a
 * day stand among its entries.
 */
export function mergeRegister<Line extends DayItem & { readonly day: string }>(
  register: Register,
  lines: readonly Line[],
  neighboursOf: (lines: readonly Line[]) => Neighbours<Line>,
): MergedItem<Line>[] {
  const entriesOf = groupRows(register.entries, ({ day }) => day);
  const linesOf = groupRows(lines, ({ day }) => day);
  let opening: DayOpening | undefined = openingOf(register);
  return [...new Set([...entriesOf.keys(), ...linesOf.keys()])].toSorted().flatMap((day) => {
    const merged = mergeDay(entriesOf.get(day) ?? [], neighboursOf(linesOf.get(day) ?? []));
    const items = merged.some(({ line }) => line) ? orderDay(merged, opening) : merged;
    const closing = items.at(-1)?.statedFen ?? null;
    opening = closing === null ? undefined : { fen: closing, isStated: true };
    return items;
  });
}

function openingOf({ dayBefore, balanceBefore, excessBefore }: Register): DayOpening {
  return { fen: balanceBefore - excessBefore, isStated: dayBefore !== null };
}
