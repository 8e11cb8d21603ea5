import type { DayItem } from "./day-item.ts";

/**
 * The movements of a day in an order in which each begins with the balance that the one before it ends with (an Euler path
 * over the balances, by Hierholzer's algorithm); undefined where there is none. Of movements that may follow the first
 * comes first. `openingFen`: where a day that ends as it began begins; null: with its first movement.
 */
export function findBalancePath<Item extends DayItem>(
  items: readonly Item[],
  openingFen: number | null,
): Item[] | undefined {
  const [first] = items;
  if (first?.statedFen === null || first?.statedFen === undefined) return undefined;
  const from = new Map<number, Item[]>();
  const surplus = new Map<number, number>();
  for (const item of items) {
    if (item.statedFen === null) return undefined;
    const begins = item.statedFen - item.fen;
    from.set(begins, [...(from.get(begins) ?? []), item]);
    surplus.set(begins, (surplus.get(begins) ?? 0) + 1);
    surplus.set(item.statedFen, (surplus.get(item.statedFen) ?? 0) - 1);
  }
  const open = [...surplus].filter(([, count]) => count !== 0);
  const starts = open.filter(([, count]) => count > 0);
  if (starts.some(([, count]) => count > 1) || starts.length > 1) return undefined;
  const usual = openingFen !== null && from.has(openingFen) ? openingFen : first.statedFen - first.fen;
  const path = walk(from, starts[0]?.[0] ?? usual);
  return path.length === items.length ? path : undefined;
}

function walk<Item extends DayItem>(from: ReadonlyMap<number, Item[]>, start: number): Item[] {
  const left = new Map<number, Item[]>([...from].map(([balance, items]) => [balance, [...items]]));
  const path: Item[] = [];
  const stack: { balance: number; item: Item | undefined }[] = [{ balance: start, item: undefined }];
  while (stack.length > 0) {
    const top = stack.at(-1);
    const next = top && left.get(top.balance)?.shift();
    if (next?.statedFen !== null && next?.statedFen !== undefined) {
      stack.push({ balance: next.statedFen, item: next });
      continue;
    }
    stack.pop();
    if (top?.item) path.push(top.item);
  }
  return path.toReversed();
}
