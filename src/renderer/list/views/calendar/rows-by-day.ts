import { fieldReader } from "../../../../schema/dotted-field.ts";
import type { KeyedRow } from "../../data/rows-page.ts";

/** Rows by the day, `YYYY-MM-DD`, of a date or time that they hold, earlier ones first; those without one are left out. */
export function rowsByDay(rows: readonly KeyedRow[], date: string): ReadonlyMap<string, readonly KeyedRow[]> {
  const read = fieldReader(date);
  const dated = rows.flatMap((entry) => {
    const value = read(entry.row);
    return typeof value === "string" && value !== "" ? [{ entry, value }] : [];
  });
  const byDay = new Map<string, KeyedRow[]>();
  for (const { entry, value } of dated.toSorted((a, b) => compareTexts(a.value, b.value))) {
    const day = value.slice(0, 10);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return byDay;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
