import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";

export const operationUnknown: Check = {
  slug: "operation-unknown",
  holds: "Calls are named by operationId.",
  why: "A name outside the catalogue can never be sent.",
  *run({ project, readings }) {
    for (const { name, place } of readings.flatMap((reading) => reading.calls)) {
      if (typeof name !== "string" || project.operations.has(name)) continue;
      yield unknownName(place, name, "no such operation in the catalogue", project.operations.keys());
    }
  },
};
