import type { Row } from "../../../fields/field-view.ts";

/** A function of a row that works each row out once. */
export function perRow<Value>(read: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, { readonly value: Value }>();
  return (row) => {
    const earlier = known.get(row);
    if (earlier) return earlier.value;
    const value = read(row);
    known.set(row, { value });
    return value;
  };
}
