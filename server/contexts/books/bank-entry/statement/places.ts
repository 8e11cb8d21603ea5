import { groupRows } from "../../../../../src/domain/group-rows.ts";
import type { NewLine } from "./line-values.ts";
import type { MergedItem, Neighbours } from "./merge-day.ts";
import type { StatementLine } from "./statement-line.ts";

/** Row → the line with its place among all movements, and the entry that it stands right behind. */
export function placeLines(
  lines: readonly StatementLine[],
  items: readonly MergedItem[],
): ReadonlyMap<number, NewLine> {
  const places = new Map<number, Pick<NewLine, "row" | "behind">>();
  let last = { day: "", id: 0 };
  for (const [place, { day, entry, line }] of items.entries()) {
    if (entry || day !== last.day) last = { day, id: entry?.id ?? 0 };
    if (line) places.set(line.row, { row: place, behind: last.id });
  }
  return new Map(lines.map((line) => [line.row, { ...line, behind: 0, ...places.get(line.row) }]));
}

/** The places of such lines among the entries of their day. */
export function neighboursOf(lines: readonly NewLine[]): Neighbours<NewLine> {
  const behind = groupRows(lines, (line) => line.behind);
  return { first: behind.get(0) ?? [], ahead: new Map(), behind, apart: [] };
}

/** Places within a day, from 1: of new lines by their place among all movements, of entries by their id. */
export interface Places {
  readonly ofLines: ReadonlyMap<number, number>;
  readonly ofEntries: ReadonlyMap<number, number>;
}

export function placesOf(items: readonly MergedItem<NewLine>[]): Places {
  const ofLines = new Map<number, number>();
  const ofEntries = new Map<number, number>();
  for (const ofDay of groupRows(items, ({ day }) => day).values()) {
    for (const [place, { entry, line }] of ofDay.entries()) {
      if (line) ofLines.set(line.row, place + 1);
      if (entry) ofEntries.set(entry.id, place + 1);
    }
  }
  return { ofLines, ofEntries };
}
