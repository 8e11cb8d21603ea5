import type { DayItem } from "./day-item.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

/** A movement of a day once the file is in: an entry that is there, or a line that is new. */
export interface MergedItem<Line extends DayItem = StatementLine> extends DayItem {
  readonly day: string;
  readonly entry: RegisterEntry | undefined;
  readonly line: Line | undefined;
}

/** The places of the new lines of a day among its entries. */
export interface Neighbours<Line> {
  /** Before all entries. */
  readonly first: readonly Line[];
  /** Right before or right behind an entry, by its id. */
  readonly ahead: ReadonlyMap<number, readonly Line[]>;
  readonly behind: ReadonlyMap<number, readonly Line[]>;
  /** Beside no entry. */
  readonly apart: readonly Line[];
}

/**
 * The places of the new lines of a day, as the file has them among the lines that are there already: behind the one that
 * they follow, or before the one that they precede.
 */
export function findNeighbours<Line extends { readonly row: number }>(
  lines: readonly Line[],
  doubles: ReadonlyMap<number, RegisterEntry>,
): Neighbours<Line> {
  const ahead = new Map<number, Line[]>();
  const behind = new Map<number, Line[]>();
  let last: Line[] = [];
  let waiting: Line[] | undefined = last;
  for (const line of lines) {
    const double = doubles.get(line.row);
    if (!double) {
      last.push(line);
      continue;
    }
    if (waiting) ahead.set(double.id, waiting);
    waiting = undefined;
    last = [];
    behind.set(double.id, last);
  }
  return { first: [], ahead, behind, apart: waiting ?? [] };
}

/** The movements of a day, with the new lines where they stand; those of no entry come last. */
export function mergeDay<Line extends DayItem & { readonly day: string }>(
  entries: readonly RegisterEntry[],
  { first, ahead, behind, apart }: Neighbours<Line>,
): MergedItem<Line>[] {
  const items = entries.flatMap((entry) => [
    ...(ahead.get(entry.id) ?? []).map((line) => itemOfLine(line)),
    itemOfEntry<Line>(entry),
    ...(behind.get(entry.id) ?? []).map((line) => itemOfLine(line)),
  ]);
  return [...first.map((line) => itemOfLine(line)), ...items, ...apart.map((line) => itemOfLine(line))];
}

function itemOfEntry<Line extends DayItem>(entry: RegisterEntry): MergedItem<Line> {
  const { day, time, fen, statedFen } = entry;
  return { day, time, fen, statedFen, entry, line: undefined };
}

function itemOfLine<Line extends DayItem & { readonly day: string }>(line: Line): MergedItem<Line> {
  const { day, time, fen, statedFen } = line;
  return { day, time, fen, statedFen, entry: undefined, line };
}
