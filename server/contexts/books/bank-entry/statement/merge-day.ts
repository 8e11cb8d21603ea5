import { type DayItem, orderDay } from "./order-day.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

/** A movement of a day once the file is in: an entry that is there, or a line that is new. */
export interface MergedItem extends DayItem {
  readonly day: string;
  readonly entry: RegisterEntry | undefined;
  readonly line: StatementLine | undefined;
}

/**
 * The movements of a day with the new lines of a file among those that are there. A line stands behind the one that it
 * follows in the file, or before the one that it precedes; beyond that the balances and times decide.
 */
export function mergeDay(
  entries: readonly RegisterEntry[],
  lines: readonly StatementLine[],
  doubles: ReadonlyMap<number, RegisterEntry>,
  openingFen: number | null,
): MergedItem[] {
  const ahead = new Map<number, StatementLine[]>();
  const behind = new Map<number, StatementLine[]>();
  let anchor: RegisterEntry | undefined;
  let waiting: StatementLine[] = [];
  for (const line of lines) {
    const double = doubles.get(line.line);
    if (double) {
      ahead.set(double.id, waiting);
      anchor = double;
      waiting = [];
    } else if (anchor) behind.set(anchor.id, [...(behind.get(anchor.id) ?? []), line]);
    else waiting.push(line);
  }
  const items = entries.flatMap((entry) => [
    ...(ahead.get(entry.id) ?? []).map(itemOfLine),
    itemOfEntry(entry),
    ...(behind.get(entry.id) ?? []).map(itemOfLine),
  ]);
  return orderDay([...items, ...waiting.map(itemOfLine)], openingFen);
}

function itemOfEntry(entry: RegisterEntry): MergedItem {
  const { day, time, fen, statedFen } = entry;
  return { day, time, fen, statedFen, entry, line: undefined };
}

function itemOfLine(line: StatementLine): MergedItem {
  const { day, time, fen, statedFen } = line;
  return { day, time, fen, statedFen, entry: undefined, line };
}
