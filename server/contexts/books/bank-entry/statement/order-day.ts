import { findBalancePath } from "./balance-path.ts";
import type { DayItem } from "./day-item.ts";
import { orderByTime } from "./order-links.ts";

/** The balance before a day, in 分. */
export interface DayOpening {
  readonly fen: number;
  /** A statement ends with it; else the account has been given it, and a statement may prove another one. */
  readonly isStated: boolean;
}

/**
 * The movements of a day in the order that their stated balances prove: pieces of statements that came one after another
 * are joined where one ends with the balance that another begins with. Where nothing is stated the times decide.
 * `opening`: undefined where it is unknown.
 */
export function orderDay<Item extends DayItem>(
  items: readonly Item[],
  opening: DayOpening | undefined,
): Item[] {
  if (items.every(({ statedFen }) => statedFen === null)) return [...orderByTime(items)];
  const runs = splitRuns(items);
  if (runs.length === 1) return [...items];
  return findBalancePath(items, opening?.fen ?? null) ?? joinRuns(runs, opening).flat();
}

/** Movements that follow from each other, as far as their balances say. */
function splitRuns<Item extends DayItem>(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && mayFollow(item, run)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Entries in between without a stated balance may be the bank's, or typed in beside it. */
function mayFollow({ fen, statedFen }: DayItem, run: readonly DayItem[]): boolean {
  const last = run.findLast((item) => item.statedFen !== null)?.statedFen ?? null;
  return statedFen === null || last === null || [last, closingOf(run)].includes(statedFen - fen);
}

function joinRuns<Item extends DayItem>(runs: Item[][], opening: DayOpening | undefined): Item[][] {
  const left = [...runs];
  const joined: Item[][] = [];
  let before = opening;
  while (left.length > 0) {
    const run = nextRun(left, before);
    left.splice(left.indexOf(run), 1);
    joined.push(run);
    const closing = closingOf(run);
    before = closing === null ? undefined : { fen: closing, isStated: true };
  }
  return joined;
}

/** The run that begins with the balance before; else the earliest of those that no other run leads to. */
function nextRun<Item extends DayItem>(left: readonly Item[][], before: DayOpening | undefined): Item[] {
  const [first = []] = left;
  const heads = left.filter((run) => {
    const opening = openingOf(run);
    return opening === null || !left.some((other) => other !== run && closingOf(other) === opening);
  });
  const follows = (run: readonly Item[]) => before !== undefined && openingOf(run) === before.fen;
  const following = heads.find(follows) ?? (before?.isStated ? left.find(follows) : undefined);
  if (following) return following;
  return orderByTime(heads.map((run) => ({ run, time: run[0]?.time ?? null })))[0]?.run ?? first;
}

function openingOf(run: readonly DayItem[]): number | null {
  let moved = 0;
  for (const { fen, statedFen } of run) {
    moved += fen;
    if (statedFen !== null) return statedFen - moved;
  }
  return null;
}

function closingOf(run: readonly DayItem[]): number | null {
  let moved = 0;
  for (const { fen, statedFen } of run.toReversed()) {
    if (statedFen !== null) return statedFen + moved;
    moved += fen;
  }
  return null;
}
