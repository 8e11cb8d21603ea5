import { useCallback, useMemo } from "react";
import type { EditedRow, EditedRows } from "./edits.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import type { Refused } from "./save-failure.ts";

export type SheetFaults = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Faults of changed cells, by row and field: by the catalogue's rules, else by the server's findings. */
export function useSheetFaults(
  columns: readonly SheetColumn[],
  edited: EditedRows,
  refused: Refused,
): { readonly faults: SheetFaults; readonly isWrong: (edited: EditedRow) => boolean } {
  const faultsOf = useMemo(() => createFaultsOf(columns), [columns]);
  const isWrong = useCallback((row: EditedRow) => Object.keys(faultsOf(row)).length > 0, [faultsOf]);
  const faults = useMemo(() => {
    const found = new Map<string, Readonly<Record<string, string>>>();
    for (const [key, row] of edited) {
      const own = faultsOf(row);
      const all = refused.has(key) ? { ...refused.get(key), ...own } : own;
      if (Object.keys(all).length > 0) found.set(key, all);
    }
    return found;
  }, [faultsOf, edited, refused]);
  return { faults, isWrong };
}

/** A row is looked at once: it is another object as soon as something of it changes. */
function createFaultsOf(columns: readonly SheetColumn[]) {
  const known = new WeakMap<EditedRow, Readonly<Record<string, string>>>();
  return (row: EditedRow): Readonly<Record<string, string>> => {
    const before = known.get(row);
    if (before) return before;
    const found = columns.flatMap(({ field, edit }) => {
      const fault = Object.hasOwn(row.changed, field) ? edit?.faultOf(row.changed[field]) : undefined;
      return fault === undefined ? [] : [[field, fault] as const];
    });
    const faults = Object.fromEntries(found);
    known.set(row, faults);
    return faults;
  };
}
