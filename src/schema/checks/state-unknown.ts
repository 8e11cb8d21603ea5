import type { Check } from "./check-context.ts";
import { isEdited } from "./field-kind.ts";
import { unknownName } from "./finding.ts";
import { contractOf } from "./reading/read-field.ts";
import { optionsAt } from "./reading/options-at.ts";
import { valuesInFile } from "./values-in-file.ts";

export const stateUnknown: Check = {
  slug: "state-unknown",
  holds: "A derived state that is shown or asked for exists.",
  why: "The column would be empty.",
  *run({ project, readings, kinds }) {
    const named = readings
      .flatMap(({ fields }) => fields)
      .flatMap((use) => {
        const schema = contractOf(use, { kinds })?.[isEdited(use.role) ? "control" : "cell"];
        return optionsAt(schema, use.options, use.optionsPlace)
          .filter((option) => option.schema["x-refers"] === "state")
          .map(({ value, place }) => ({ name: value, at: place }));
      });
    const catalogue = [...project.files.values()]
      .filter(({ path }) => path.startsWith("schemas/api/"))
      .flatMap(valuesInFile)
      .filter(({ key }) => key === "x-state")
      .map(({ value, at }) => ({ name: value, at }));
    for (const { name, at } of [...named, ...catalogue]) {
      if (typeof name !== "string" || project.states.has(name)) continue;
      yield unknownName(at, name, "no such derived state", project.states.keys());
    }
  },
};
