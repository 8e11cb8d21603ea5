import { propertyAt } from "../../dotted-field.ts";
import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

export const columnsOf: Check = {
  slug: "columns-of",
  holds:
    "`columnsOf` names a list of objects in the rows of a list, and `by` a property that each of its entries has.",
  why: "The columns never come, or those of two entries are taken for one.",
  *run({ readings }) {
    for (const table of readings.flatMap(({ columns }) => columns)) yield* tableFindings(table);
  },
};

function* tableFindings({ columns, operation, isMain }: ColumnsUse): Iterable<Finding> {
  for (const { entry, place } of columns) {
    const { columnsOf: list, by } = asObject(entry);
    if (list === undefined) continue;
    if (!isMain) yield finding(below(place, "columnsOf"), "only the rows of a list itself give columns");
    if (!operation?.row) continue;
    const property = propertyAt(operation.row, textOf(list));
    if (!property) {
      const known = Object.keys(operation.row.properties ?? {});
      yield unknownName(
        below(place, "columnsOf"),
        list,
        `no such field in the rows of ${operation.id}`,
        known,
      );
      continue;
    }
    const { properties, required = [] } = property.items ?? {};
    if (!properties) {
      yield finding(below(place, "columnsOf"), `${JSON.stringify(list)} is no list of objects`);
    } else if (!required.includes(textOf(by))) {
      const text = `an entry of ${JSON.stringify(list)} does not always have it`;
      yield unknownName(below(place, "by"), by, text, required);
    }
  }
}
