import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { type FieldHolder, readField } from "./read-field.ts";
import { readTemplates } from "./read-templates.ts";
import { type ColumnsUse, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { withGuard, withNames, type ReadingContext } from "./reading-context.ts";

/** The columns of a table; their cells see `row`, their titles do not. */
export function readColumns(
  columns: unknown,
  place: Place,
  rows: FieldHolder & Pick<ColumnsUse, "isMain" | "rowActions" | "params">,
  context: ReadingContext,
): Reading {
  const inside = withNames(context, scopeNames.ofRow);
  const entries = listOf(columns).map((entry, index) => ({
    entry,
    place: below(place, index),
  }));
  return joinReadings([
    reading({
      columns: [
        {
          columns: entries,
          operation: rows.operation,
          isMain: rows.isMain,
          rowActions: rows.rowActions,
          ...(rows.params && { params: rows.params }),
        },
      ],
    }),
    ...entries.flatMap(({ entry, place: here }) => {
      const { second, permission } = asObject(entry);
      const guarded = withGuard(inside, permission);
      return [
        readField("column", entry, here, rows, guarded),
        readTemplates(asObject(entry), here, ["title", "visible"], context.names),
        readTemplates(asObject(entry), here, ["edit", "value"], inside.names),
        second === undefined ? reading({}) : readField("line", second, below(here, "second"), rows, guarded),
      ];
    }),
  ]);
}
