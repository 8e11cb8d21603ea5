import type { Check, EntryReading, Finding } from "./check-context.ts";
import { finding, nearName } from "./finding.ts";
import { givenNames } from "./reading/given-names.ts";
import { listExpressions } from "./list-expressions.ts";
import { unboundNames } from "./unbound-names.ts";
import { type ValueAt, walkFile, walkValues } from "./walk-values.ts";

export const expressionScope: Check = {
  slug: "expression-scope",
  holds: "An expression stands where one is evaluated, and reads only what its place offers.",
  why: "Elsewhere people see the braces, and an unknown name is an error at the moment it is read.",
  *run({ readings }) {
    for (const reading of readings) {
      yield* unknownNames(reading);
      yield* neverEvaluated(reading);
    }
  },
};

function* unknownNames({ templates }: EntryReading): Iterable<Finding> {
  for (const { template, place, start, read } of listExpressions(templates)) {
    if ("error" in read) continue;
    const given = givenNames(template.names);
    const known = template.names.filter((name) => !given.includes(name));
    for (const node of unboundNames(read)) {
      if (known.includes(node.name)) continue;
      yield finding(place, `"${node.name}" is not known here`, {
        offset: start + node.start,
        hint: `known are ${known.join(", ")}`,
        ...nearName(node.name, known),
      });
    }
  }
}

function* neverEvaluated({ entry, templates }: EntryReading): Iterable<Finding> {
  const evaluated = new Set(
    templates
      .flatMap(({ value, place }) => walkValues(value, place).filter(hasExpression))
      .filter(({ at }) => at.file === entry.file)
      .map(({ at }) => at.pointer),
  );
  for (const valueAt of walkFile(entry.file)) {
    const { value, at } = valueAt;
    if (!hasExpression(valueAt) || evaluated.has(at.pointer) || /^\/examples(\/|$)/.test(at.pointer))
      continue;
    yield finding(at, "expressions are not evaluated here", { offset: String(value).indexOf("{{") });
  }
}

function hasExpression({ value }: ValueAt): boolean {
  return typeof value === "string" && value.includes("{{");
}
