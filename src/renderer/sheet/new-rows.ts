import type { Row } from "../../fields/field-view.ts";
import type { ColumnPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";

/** Rows by their keys, new ones among them. */
type NewAndOthers = ReadonlyMap<string, unknown>;

/** No key of the server's begins so. */
const MARK = "new ";

/** The key of a row that has not been saved yet. */
export function newKey(number: number): string {
  return `${MARK}${number}`;
}

export function isNewKey(key: string): boolean {
  return key.startsWith(MARK);
}

/** The keys of the new rows, in the order in which they were begun. */
export function newKeysOf(rows: NewAndOthers): readonly string[] {
  return [...rows.keys()].filter(isNewKey).toSorted((left, right) => numberOf(left) - numberOf(right));
}

/** The number of the empty line: behind all new rows, and none that a saved one has had. */
export function nextNumber(rows: NewAndOthers, first: number): number {
  const last = newKeysOf(rows).at(-1);
  return last === undefined ? first : Math.max(first, numberOf(last) + 1);
}

/** Gives the entries of new rows; that of a key is the same each time. */
export function createNewEntries() {
  const known = new Map<string, KeyedRow>();
  return (keys: readonly string[]): readonly KeyedRow[] =>
    keys.map((key) => {
      const entry = known.get(key) ?? { key, row: {}, isNew: true };
      known.set(key, entry);
      return entry;
    });
}

/** A new row before anything is typed in it: what may be left out and counts as 0 is 0, so that sums can be worked out. */
export function newRowBase(columns: readonly ColumnPlan[]): Row {
  return Object.fromEntries(
    columns.flatMap(({ add }) => (add?.empty === 0 && !add.required ? [[add.control.field, 0]] : [])),
  );
}

/** True for a new row that was begun before the one with this number. */
export function isNewBefore(key: string, number: number): boolean {
  return isNewKey(key) && numberOf(key) < number;
}

function numberOf(key: string): number {
  return Number(key.slice(MARK.length));
}
