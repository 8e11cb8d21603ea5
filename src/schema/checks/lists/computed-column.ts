import { isComputed } from "../../plan/list/plan-columns.ts";
import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

export const computedColumn: Check = {
  slug: "computed-column",
  holds:
    "A column that is worked out has an `id` that is no property of its rows; it neither orders them nor is edited, and is no derived state.",
  why: "The server does not have the column: sorting by it does nothing, and a value typed into it is lost.",
  *run({ readings }) {
    for (const table of readings.flatMap(({ columns }) => columns)) yield* tableFindings(table);
  },
};

function* tableFindings({ columns, operation }: ColumnsUse): Iterable<Finding> {
  for (const { entry, place } of columns) {
    if (!isComputed(entry)) continue;
    const { id, sort, edit, kind } = asObject(entry);
    if (Object.hasOwn(operation?.row?.properties ?? {}, textOf(id))) {
      yield finding(below(place, "id"), `${JSON.stringify(id)} is a property of the rows`, {
        hint: "choose another id, so that nobody takes the one for the other",
      });
    }
    if (sort !== undefined)
      yield finding(below(place, "sort"), "the server cannot order by what is worked out here");
    if (edit !== undefined) yield finding(below(place, "edit"), "what is worked out is not typed in");
    if (kind === "state") yield finding(below(place, "kind"), "a derived state is told by the row itself");
  }
}
