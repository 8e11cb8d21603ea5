import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";

/** Calls are named by operationId; a name outside the catalogue can never be sent. */
export const operationUnknown: Check = {
  slug: "operation-unknown",
  *run({ project, readings }) {
    for (const { name, place } of readings.flatMap((reading) => reading.calls)) {
      if (typeof name !== "string" || project.operations.has(name)) continue;
      yield unknownName(place, name, "no such operation in the catalogue", project.operations.keys());
    }
  },
};
