import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";

/** A filter sets a parameter of the source; paging is the table's own business. */
export const filterField: Check = {
  slug: "filter-field",
  *run({ readings }) {
    for (const use of readings.flatMap(({ fields }) => fields)) {
      const { role, operation, known } = use;
      if (role !== "filter" || !operation) continue;
      for (const { field, place } of [use, ...(use.second ? [use.second] : [])]) {
        if (known?.includes(field)) continue;
        yield unknownName(place, field, `no parameter of ${operation.id} to filter by`, known ?? []);
      }
    }
  },
};
