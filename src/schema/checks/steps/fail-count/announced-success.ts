import { listExpressions } from "../../../../expression/template.ts";
import { ExpressionError } from "../../../../expression/expression-error.ts";
import { parseExpression } from "../../../../expression/parse-expression.ts";
import { readPaths } from "../../../../expression/read-paths.ts";
import type { Json } from "../../../plan/plans/screen-plan.ts";
import type { Operation } from "../../../project/operation.ts";

/** Property names for how many, or which, parts of a request did not succeed. */
const FAILURES =
  /^(?:fail|failed|failure|fault|error|refused|rejected|skipped)(?:Count|Num|Number|Total|List|Ids)$/i;
/** Verbs that announce; without a tone they announce success. */
const ANNOUNCEMENTS = ["toast", "notify"];

/** The properties of a write's result that count or list failed parts; empty for an operation that only reads. */
export function failuresOf(operation: Operation | undefined): readonly string[] {
  if (operation?.effect !== "write") return [];
  return Object.keys(operation.result.properties ?? {}).filter((name) => FAILURES.test(name));
}

/** True for a step that says that something succeeded. */
export function announcesSuccess(step: Readonly<Record<string, unknown>>): boolean {
  const isAnnouncement = ANNOUNCEMENTS.some((verb) => step[verb] !== undefined);
  return isAnnouncement && (step.tone === undefined || step.tone === "success");
}

/** True when an expression in the value reads one of the properties of the result that goes by this name. */
export function asksFor(failures: readonly string[], name: string, value: Json): boolean {
  return pathsIn(value).some(([root, property]) => root === name && failures.includes(property ?? ""));
}

/** The paths that a value reads; an unreadable value is reported by a rule of its own. */
function pathsIn(value: Json): string[][] {
  try {
    return listExpressions(value).flatMap(({ source }) => readPaths(parseExpression(source)));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
