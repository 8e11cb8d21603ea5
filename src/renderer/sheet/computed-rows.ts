import type { Row } from "../../fields/field-view.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { EditedRow } from "./edits.ts";

/** The rows of a sheet with what their computed columns say; as long as a row stays the same it is computed once. */
export interface ComputedRows {
  /** A row as the server gave it. */
  readonly given: (row: Row) => Row;
  /** A changed row; one with a value that is none (`isWrong`) computes nothing. */
  readonly edited: (edited: EditedRow, isWrong?: boolean) => Row;
}

export function createComputedRows(
  compute: (row: Row, isWrong?: boolean) => Row,
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
    edited: (change, isWrong) => {
      const { base, changed } = change;
      const known = edited.get(change) ?? compute(names.name({ ...base, ...changed }, changed), isWrong);
      edited.set(change, known);
      return known;
    },
  };
}
