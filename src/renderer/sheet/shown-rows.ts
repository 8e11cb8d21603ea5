import type { Row } from "../../fields/field-view.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { EditedRow, EditedRows } from "./edits.ts";

/**
 * The rows as they are changed and computed. A row of which nothing has changed is the same object as before; one with
 * a value that is none computes nothing.
 */
export function createShownRows(compute: (row: Row, isWrong: boolean) => Row, names: ChosenNames) {
  const known = new Map<string, { entry: KeyedRow; edited: EditedRow | undefined; shown: KeyedRow }>();
  return (
    entries: readonly KeyedRow[],
    edits: EditedRows,
    isWrong: (edited: EditedRow) => boolean,
  ): readonly KeyedRow[] =>
    entries.map((entry) => {
      const edited = edits.get(entry.key);
      const before = known.get(entry.key);
      if (before && before.entry === entry && before.edited === edited) return before.shown;
      names.read((edited ?? { base: entry.row }).base);
      const row = { ...(edited?.base ?? entry.row), ...edited?.changed };
      const named = edited ? names.name(row, edited.changed) : row;
      const shown = { key: entry.key, row: compute(named, edited !== undefined && isWrong(edited)) };
      known.set(entry.key, { entry, edited, shown });
      return shown;
    });
}
