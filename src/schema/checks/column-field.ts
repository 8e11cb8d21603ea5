import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";

/** A column shows a property of the source's rows; any other stays empty for ever. */
export const columnField: Check = {
  slug: "column-field",
  *run({ readings }) {
    for (const { role, field, place, operation, property, known } of readings.flatMap(
      ({ fields }) => fields,
    )) {
      if (role !== "column" || !operation || property || (operation.row && !known)) continue;
      const text = known ? `no such field in the rows of ${operation.id}` : `${operation.id} gives no rows`;
      yield unknownName(place, field, text, known ?? []);
    }
  },
};
