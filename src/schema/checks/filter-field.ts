import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";

/** A filter sets a parameter of the source; paging is the table's own business. */
export const filterField: Check = {
  slug: "filter-field",
  *run({ readings }) {
    for (const { role, field, place, operation, known } of readings.flatMap(({ fields }) => fields)) {
      if (role !== "filter" || !operation || known?.includes(field)) continue;
      yield unknownName(place, field, `no parameter of ${operation.id} to filter by`, known ?? []);
    }
  },
};
