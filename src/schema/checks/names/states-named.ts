import type { CheckContext } from "../check-context.ts";
import { isEdited } from "../forms/field-kind.ts";
import { optionsAt } from "../reading/options-at.ts";
import { contractOf } from "../reading/read-field.ts";
import { type NamedAt, namedAt, namedInCatalogue } from "./named-at.ts";

/** The derived states that options of fields refer to, and those of the catalogue. */
export function statesNamed({ project, readings, kinds }: CheckContext): NamedAt[] {
  const ofFields = readings
    .flatMap(({ fields }) => fields)
    .flatMap((use) => {
      const schema = contractOf(use, { kinds })?.[isEdited(use.role) ? "control" : "cell"];
      return optionsAt(schema, use.options, use.optionsPlace)
        .filter((option) => option.schema["x-refers"] === "state")
        .flatMap(({ value, place }) => namedAt(value, place));
    });
  return [...ofFields, ...namedInCatalogue(project, "x-state")];
}
