import type { Check } from "../check-context.ts";
import { isEdited } from "../forms/field-kind.ts";
import { unknownName } from "../finding.ts";
import type { FieldUse } from "../reading/reading.ts";

export const columnField: Check = {
  slug: "column-field",
  holds: "A column shows a property of the source's rows, a section one of its record or answer.",
  why: "Any other name stays empty for ever.",
  *run({ readings }) {
    for (const use of readings.flatMap(({ fields }) => fields)) {
      const { field, place, operation, property, known, holder } = use;
      if (!isShown(use) || !operation || property || (holder && !known)) continue;
      yield unknownName(place, field, explain(use), known ?? []);
    }
  },
};

/** A column of a derived state depends on the whole row. */
function isShown({ role, kind }: FieldUse): boolean {
  return !isEdited(role) && kind?.name !== "state";
}

function explain({ role, operation, known }: FieldUse): string {
  const id = operation?.id ?? "";
  if (role === "record" || role === "figure") return `no such field in the result of ${id}`;
  return known ? `no such field in the rows of ${id}` : `${id} gives no rows`;
}
