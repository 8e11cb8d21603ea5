import { ExpressionError } from "../../../expression/expression-error.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { listExpressions, type Json } from "../../../expression/template.ts";
import type { ActionSource } from "../sources/part-source.ts";

const NAMES: ReadonlySet<string> = new Set(["list", "selection"]);

/**
 * True when an action of a list's toolbar looks at the list or its ticked rows, in its words, conditions or steps.
 * One that nobody can read does not; the check tells of it, and so does the action itself.
 */
export function readsTicks({ label, visible, disabled, do: steps }: ActionSource): boolean {
  const texts = [label, visible ?? null, disabled ?? [], steps ?? []] as Json;
  try {
    return listExpressions(texts).some(({ source }) =>
      readPaths(parseExpression(source)).some(([name]) => name !== undefined && NAMES.has(name)),
    );
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}
