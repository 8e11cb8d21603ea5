import { asObject } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { below } from "./reading/place.ts";

/** `use` takes a block that exists. */
export const blockUnknown: Check = {
  slug: "block-unknown",
  *run({ project, readings }) {
    for (const { entry } of readings) {
      for (const [id, dialog] of Object.entries(asObject(entry.value.dialogs))) {
        const { use } = asObject(dialog);
        if (typeof use !== "string" || project.blocks.has(use)) continue;
        const at = below({ file: entry.file, pointer: "/dialogs" }, id, "use");
        yield unknownName(at, use, "no such block", project.blocks.keys());
      }
    }
  },
};
