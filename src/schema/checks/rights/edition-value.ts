import { asObject } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { valuesInFile } from "../values-in-file.ts";

/** The code table of the services that a firm may have bought. */
const SERVICES = "serviceTag";

export const editionValue: Check = {
  slug: "edition-value",
  holds: "An edition that a part is for names a service that firms can buy.",
  why: "A part for an edition that is never sold is hidden for ever.",
  *run({ project }) {
    const services = project.enums.get(SERVICES)?.map(({ value }) => String(value));
    if (!services) return;
    const files = [...project.files.values()].filter(({ path }) =>
      /^schemas\/(screens|blocks|routes)\//.test(path),
    );
    for (const file of files) {
      for (const { key, value, at } of valuesInFile(file)) {
        if (key !== "edition") continue;
        for (const [index, name] of listOf(asObject(value)[SERVICES]).entries()) {
          if (services.includes(textOf(name))) continue;
          yield unknownName(below(at, SERVICES, index), name, "no such service", services);
        }
      }
    }
  },
};
