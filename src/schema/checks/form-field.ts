import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";

/** A form's value is sent to the submit operation, which refuses properties that it does not know. */
export const formField: Check = {
  slug: "form-field",
  *run({ readings }) {
    for (const { role, field, place, operation, known, isLocal } of readings.flatMap(
      ({ fields }) => fields,
    )) {
      if (role !== "form" || isLocal || !operation || !known || known.includes(field)) continue;
      const text = `no such property in the request of ${operation.id} (mark a value of the form alone with "x-local": true)`;
      yield unknownName(place, field, text, known, { of: "key" });
    }
  },
};
