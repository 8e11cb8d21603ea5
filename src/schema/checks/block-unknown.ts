import type { Project } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import type { Place } from "./reading/place.ts";
import { valuesInFile } from "./values-in-file.ts";

export const blockUnknown: Check = {
  slug: "block-unknown",
  holds: "`use` takes a block that exists.",
  why: "The part of the screen that the block should bring is missing.",
  *run({ project }) {
    for (const { name, at } of blocksUsed(project)) {
      if (project.blocks.has(name)) continue;
      yield unknownName(at, name, "no such block", project.blocks.keys());
    }
  },
};

export interface BlockUse {
  readonly name: string;
  readonly at: Place;
}

/** Every `use` of the screens and blocks. */
export function blocksUsed(project: Project): BlockUse[] {
  return project.entries.flatMap(({ file }) =>
    valuesInFile(file).flatMap(({ key, value: name, at }) =>
      key === "use" && typeof name === "string" ? [{ name, at }] : [],
    ),
  );
}
