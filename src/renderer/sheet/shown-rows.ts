import type { Row } from "../../fields/field-view.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { ComputedRows } from "./computed-rows.ts";
import type { EditedRow, EditedRows } from "./edits.ts";

/** The rows as they are changed and computed. A row of which nothing has changed is the same object as before. */
export function createShownRows(computed: ComputedRows, names: ChosenNames) {
  const shownRow = (
    { row, isNew = false }: KeyedRow,
    edited: EditedRow | undefined,
    isWrong: (edited: EditedRow, isNew: boolean) => boolean,
  ): Row => {
    if (edited) return computed.edited(edited, { isWrong: isWrong(edited, isNew), isNew });
    return isNew ? row : computed.given(row);
  };
  const known = new Map<string, { entry: KeyedRow; edited: EditedRow | undefined; shown: KeyedRow }>();
  return (
    entries: readonly KeyedRow[],
    edits: EditedRows,
    isWrong: (edited: EditedRow, isNew: boolean) => boolean,
  ): readonly KeyedRow[] =>
    entries.map((entry) => {
      const edited = edits.get(entry.key);
      const before = known.get(entry.key);
      if (before && before.entry === entry && before.edited === edited) return before.shown;
      names.read((edited ?? { base: entry.row }).base);
      const shown = { ...entry, row: shownRow(entry, edited, isWrong) };
      known.set(entry.key, { entry, edited, shown });
      return shown;
    });
}
