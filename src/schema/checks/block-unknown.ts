import type { Project } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import type { Place } from "./reading/place.ts";
import { walkValues } from "./walk-values.ts";

/** `use` takes a block that exists. */
export const blockUnknown: Check = {
  slug: "block-unknown",
  *run({ project }) {
    for (const { name, at } of blocksUsed(project)) {
      if (project.blocks.has(name)) continue;
      yield unknownName(at, name, "no such block", project.blocks.keys());
    }
  },
};

/** Every `use` of the screens and blocks. */
export function blocksUsed(project: Project): { readonly name: string; readonly at: Place }[] {
  return project.entries.flatMap(({ file, value }) =>
    walkValues(value, { file, pointer: "" }).flatMap(({ key, value: name, at }) =>
      key === "use" && typeof name === "string" ? [{ name, at }] : [],
    ),
  );
}
