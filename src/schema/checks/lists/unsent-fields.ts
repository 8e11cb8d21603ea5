import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject } from "../../project/project.ts";
import type { Finding } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

interface Sent {
  /** Whose properties they are, in words. */
  readonly of: string;
  readonly row: NonNullable<JsonSchema["properties"]>;
}

/** A finding for each column whose property the request does not take; `key` is the one by which the column names it. */
export function* unsentFields(
  { of, row }: Sent,
  columns: ColumnsUse["columns"],
  key: "edit" | "add",
): Iterable<Finding> {
  const known = Object.keys(row);
  for (const { entry, place } of columns) {
    const { field, [key]: typed } = asObject(entry);
    const other = asObject(typed).field;
    const [name, at] = other === undefined ? [field, below(place, key)] : [other, below(place, key, "field")];
    if (!known.includes(textOf(name))) yield unknownName(at, textOf(name), `${of} does not take it`, known);
  }
}
