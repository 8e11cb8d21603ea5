import type { KeyedRow } from "../list/data/rows-page.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { ComputedRows } from "./computed-rows.ts";
import type { EditedRow, EditedRows } from "./edits.ts";

/** The rows as they are changed and computed. A row of which nothing has changed is the same object as before. */
export function createShownRows(computed: ComputedRows, names: ChosenNames) {
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
      const row = edited ? computed.edited(edited, isWrong(edited)) : computed.given(entry.row);
      const shown = { key: entry.key, row };
      known.set(entry.key, { entry, edited, shown });
      return shown;
    });
}
