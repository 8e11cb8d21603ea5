import type { Check, CheckContext, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";

export const operationDeprecated: Check = {
  slug: "operation-deprecated",
  holds:
    "What the catalogue only keeps for older callers is not called by a screen, and what took its place exists.",
  why: "A deprecated operation goes with one of the next versions of the backend, and the screen with it.",
  *run({ project, readings }) {
    for (const { name, place } of readings.flatMap((reading) => reading.calls)) {
      const operation = typeof name === "string" ? project.operations.get(name) : undefined;
      if (!operation?.deprecated) continue;
      const { replacedBy } = operation.deprecated;
      yield finding(place, `${JSON.stringify(name)} is deprecated`, {
        hint:
          replacedBy === undefined
            ? "the catalogue names no operation that took its place"
            : `${JSON.stringify(replacedBy)} took its place`,
      });
    }
    yield* replacements(project);
  },
};

function* replacements({ allOperations, operations, files }: CheckContext["project"]): Iterable<Finding> {
  for (const { id, file: path, pointer, deprecated } of allOperations) {
    const file = files.get(path);
    const name = deprecated?.replacedBy;
    if (!file || name === undefined) continue;
    const at = below({ file, pointer }, "x-replaced-by");
    const successor = operations.get(name);
    if (!successor) yield unknownName(at, name, "no such operation in the catalogue", operations.keys());
    else if (successor.deprecated) {
      const what = name === id ? "is itself" : "is deprecated too";
      yield finding(at, `what took the place of ${id} ${what}`);
    }
  }
}
