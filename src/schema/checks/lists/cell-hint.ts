import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";

export const cellHint: Check = {
  slug: "cell-hint",
  holds:
    "A `hint` is another property of the row than the one that is shown, or an expression, in a table that is looked at on the screen.",
  why: "On paper a mark cannot be opened, and a hint that repeats its cell is not needed.",
  *run({ readings }) {
    for (const table of readings.flatMap(({ columns }) => columns)) yield* tableFindings(table);
  },
};

function* tableFindings({ columns, as: look }: ColumnsUse): Iterable<Finding> {
  for (const { entry, place } of columns) {
    const { hint, field, second, columnsOf, columns: inside } = asObject(entry);
    if (columnsOf !== undefined) yield* entryFindings(inside, below(place, "columns"));
    if (hint === undefined) continue;
    const at = below(place, "hint");
    const line = typeof second === "string" ? second : asObject(second).field;
    if (look === "strips") {
      yield finding(at, "strips are printed, where nobody gets behind a mark", {
        hint: "let it be a column of its own",
      });
    } else if (hint === field || hint === line) {
      yield finding(at, `the cell shows ${JSON.stringify(hint)} already`);
    }
  }
}

function* entryFindings(columns: unknown, at: Place): Iterable<Finding> {
  for (const [index, column] of listOf(columns).entries()) {
    if (asObject(column).hint === undefined) continue;
    yield finding(below(at, index, "hint"), "columns of an entry have no hints");
  }
}
