import { ExpressionError } from "../../../expression/expression-error.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { listExpressions } from "../../../expression/template.ts";
import { scopeNames } from "../reading/scope-names.ts";

/**
 * True for a condition that the answer of a call can change. An unreadable condition is reported by a rule of its own.
 */
export function looksAtAnswer(condition: string): boolean {
  try {
    const paths = listExpressions(condition).flatMap(({ source }) => readPaths(parseExpression(source)));
    return paths.some(([name]) => scopeNames.answer.some((answer) => answer === name));
  } catch (error) {
    if (error instanceof ExpressionError) return true;
    throw error;
  }
}
