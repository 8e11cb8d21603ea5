import { ExpressionError } from "../../../expression/expression-error.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { listExpressions, type Json } from "../../../expression/template.ts";
import type { ActionSource } from "../sources/part-source.ts";

const NAMES: ReadonlySet<string> = new Set(["list", "selection"]);

/**
 * True when an action of a list's toolbar reads the list or its ticked rows, in its words, conditions or steps. False
 * for an unreadable action, which the check and the action itself report.
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
