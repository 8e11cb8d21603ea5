import { asObject } from "../../project/project.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { pagingNames } from "../reading/paging-names.ts";
import { below } from "../reading/place.ts";
import { contractOf } from "../reading/read-field.ts";
import type { ColumnsUse, FieldUse } from "../reading/reading.ts";

export const tableKeys: Check = {
  slug: "table-keys",
  holds: "A table in a section or below a row says only what it can do.",
  why: "A key of the list without an effect goes unnoticed until a user needs it.",
  *run(context) {
    for (const { columns, fields } of context.readings) {
      for (const table of columns) {
        if (!table.isMain) yield* optionalColumns(table);
        yield* ownPages(table);
        if (table.as === "gallery") yield* firstPicture(table, fields, context);
      }
    }
  },
};

function* optionalColumns({ columns }: ColumnsUse): Iterable<Finding> {
  for (const { entry, place } of columns) {
    if (asObject(entry).optional === undefined) continue;
    yield finding(
      below(place, "optional"),
      "only a list has column settings in which it could be asked for",
      {
        hint: 'leave it out, or say by "visible" when the column shows',
      },
    );
  }
}

/** Words as tiles have nothing to open. */
function* firstPicture(
  { columns: [first] }: ColumnsUse,
  fields: readonly FieldUse[],
  context: CheckContext,
): Iterable<Finding> {
  if (!first) return;
  const { file, pointer } = first.place;
  const shown = fields.find(
    ({ place }) =>
      place.file === file && (place.pointer === pointer || place.pointer.startsWith(`${pointer}/`)),
  );
  if (!shown || contractOf(shown, context)?.kind === "image") return;
  yield finding(
    first.place,
    `${JSON.stringify(shown.field)} is no picture, which the first column of a gallery is`,
    {
      hint: 'a column of addresses is one with "kind": "image"',
    },
  );
}

function* ownPages({ operation, params }: ColumnsUse): Iterable<Finding> {
  if (!params) return;
  const written = asObject(params.value);
  for (const name of pagingNames(operation)) {
    if (written[name] === undefined) continue;
    yield finding(below(params.place, name), "the table turns the pages itself", {
      hint: 'leave it out; "pageSize" beside "source" says how many rows a page has',
    });
  }
}
