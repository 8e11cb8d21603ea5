import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { below } from "./reading/place.ts";
import { valuesInFile } from "./values-in-file.ts";

export const codeTableUnknown: Check = {
  slug: "code-table-unknown",
  holds: "A value is shown and chosen by a code table that exists.",
  why: "A cell would show the bare code, and a select would offer nothing.",
  *run({ project, readings }) {
    const named = readings
      .flatMap(({ fields }) => fields)
      .map(({ options, optionsPlace }) => ({ name: options.enum, at: below(optionsPlace, "enum") }));
    const catalogue = [...project.files.values()]
      .filter(({ path }) => path.startsWith("schemas/api/"))
      .flatMap(valuesInFile)
      .filter(({ key }) => key === "x-enum")
      .map(({ value, at }) => ({ name: value, at }));
    for (const { name, at } of [...named, ...catalogue]) {
      if (typeof name !== "string" || project.enums.has(name)) continue;
      yield unknownName(at, name, "no such code table", project.enums.keys());
    }
  },
};
