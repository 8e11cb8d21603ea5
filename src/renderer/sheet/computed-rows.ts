import type { Row } from "../../fields/field-view.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { EditedRow } from "./edits.ts";
import type { WorkedOutRow } from "./sheet-columns.ts";

/** The rows of a sheet with what their computed columns say; as long as a row stays the same it is computed once. */
export interface ComputedRows {
  /** A row as the server gave it. */
  readonly given: (row: Row) => Row;
  readonly edited: (edited: EditedRow, known?: WorkedOutRow) => Row;
}

export function createComputedRows(
  compute: (row: Row, known?: WorkedOutRow) => Row,
  names: ChosenNames,
): ComputedRows {
  const given = new WeakMap<Row, Row>();
  const edited = new WeakMap<EditedRow, Row>();
  return {
    given: (row) => {
      const known = given.get(row) ?? compute(row);
      given.set(row, known);
      return known;
    },
    edited: (change, facts) => {
      const { base, changed } = change;
      const known = edited.get(change) ?? compute(names.name({ ...base, ...changed }, changed), facts);
      edited.set(change, known);
      return known;
    },
  };
}
