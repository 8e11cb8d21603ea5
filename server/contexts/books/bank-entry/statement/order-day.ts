import { orderByTime } from "./order-links.ts";

/** A movement of a day, of the register or of a file; amounts in 分. */
export interface DayItem {
  readonly time: string | null;
  readonly fen: number;
  readonly statedFen: number | null;
}

/**
 * The movements of a day in the order that their stated balances prove: pieces of statements that came one after another
 * are joined where one ends with the balance that another begins with. Where nothing is stated the times decide.
 * `openingFen`: the balance before the day as stated; null: unknown.
 */
export function orderDay<Item extends DayItem>(items: readonly Item[], openingFen: number | null): Item[] {
  if (items.every(({ statedFen }) => statedFen === null)) return [...orderByTime(items)];
  return joinRuns(splitRuns(items), openingFen).flat();
}

/** Movements that follow from each other, as far as their balances say. */
function splitRuns<Item extends DayItem>(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.statedFen ?? null;
    const isNext = before === null || item.statedFen === null || before + item.fen === item.statedFen;
    if (run && isNext) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function joinRuns<Item extends DayItem>(runs: Item[][], openingFen: number | null): Item[][] {
  const left = [...runs];
  const joined: Item[][] = [];
  let balance = openingFen;
  while (left.length > 0) {
    const run = nextRun(left, balance);
    left.splice(left.indexOf(run), 1);
    joined.push(run);
    balance = closingOf(run);
  }
  return joined;
}

/** The run that begins with the balance; else the earliest of those that no other run leads to. */
function nextRun<Item extends DayItem>(left: readonly Item[][], balance: number | null): Item[] {
  const [first = []] = left;
  const following = left.find((run) => balance !== null && openingOf(run) === balance);
  if (following) return following;
  const heads = left.filter((run) => {
    const opening = openingOf(run);
    return opening === null || !left.some((other) => other !== run && closingOf(other) === opening);
  });
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
