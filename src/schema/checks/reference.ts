import type { Check } from "./check-context.ts";
import { finding } from "./finding.ts";
import { below } from "./reading/place.ts";

export const reference: Check = {
  slug: "reference",
  holds: "A `$ref` of the catalogue leads to something; a record that contains itself is fine.",
  why: "All that stands behind it is unknown to every rule, form and column.",
  *run({ project }) {
    for (const broken of project.brokenReferences) {
      const file = project.files.get(broken.file);
      if (!file || broken.reason === "circular") continue;
      const at = below({ file, pointer: broken.pointer }, "$ref");
      yield finding(at, `${JSON.stringify(broken.reference)} leads nowhere`);
    }
  },
};
