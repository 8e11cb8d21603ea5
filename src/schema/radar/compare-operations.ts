import type { Operation } from "../project/operation.ts";
import type { Project } from "../project/project.ts";
import { compareSchemas, type SchemaDifference } from "./compare-schemas.ts";
import type { Difference, Pair, Side } from "./difference.ts";
import { isSameAddress } from "./match-operations.ts";
import { wholeSchema } from "./whole-schema.ts";

/** Everything that one operation has otherwise on the other side. */
export function compareOperations({ ours, theirs }: Pair, enums: Project["enums"]): Difference[] {
  const of = (side: Side, { change, path, isBreaking, message }: SchemaDifference): Difference => ({
    change,
    side,
    operation: ours.id,
    path,
    isBreaking,
    message,
    theirs: `${theirs.file}#${theirs.pointer}`,
  });
  const schemas = (["request", "response"] as const).flatMap((side) => {
    const key = side === "request" ? "request" : "result";
    const differences = compareSchemas(wholeSchema(ours[key]), wholeSchema(theirs[key]), { side, enums });
    return [...differences].map((difference) => of(side, difference));
  });
  return [...itself(ours, theirs).map((difference) => of("operation", difference)), ...schemas];
}

function itself(ours: Operation, theirs: Operation): SchemaDifference[] {
  const places = new Map(ours.parameters.map((parameter) => [parameter.name, parameter.in]));
  const changes: (Pick<SchemaDifference, "change" | "message"> | false)[] = [
    !isSameAddress(ours, theirs) && {
      change: "moved",
      message: `is ${addressOf(theirs)} there, ${addressOf(ours)} here`,
    },
    // A call without a body leaves out what the other side would take.
    ours.body !== "none" &&
      ours.body !== theirs.body && {
        change: "form",
        message: `takes ${bodyWords(theirs)} there, ${bodyWords(ours)} here`,
      },
    ours.answer !== theirs.answer && {
      change: "form",
      message: `answers ${theirs.answer === "file" ? "a file" : "JSON"} there, ${ours.answer === "file" ? "a file" : "JSON"} here`,
    },
    ...theirs.parameters.map(
      ({ name, in: place }) =>
        ours.request.properties?.[name] !== undefined &&
        (places.get(name) ?? "body") !== place && {
          change: "form" as const,
          message: `takes "${name}" in the ${place} there, in the ${places.get(name) ?? "body"} here`,
        },
    ),
  ];
  return changes
    .filter((change) => change !== false)
    .map((change) => ({ ...change, path: "", isBreaking: true }));
}

function addressOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function bodyWords({ body }: Operation): string {
  return body === "none" ? "no body" : body === "multipart" ? "a form with files" : "JSON";
}
