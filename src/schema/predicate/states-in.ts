import { ExpressionError } from "../../expression/expression-error.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { readPaths } from "../../expression/read-paths.ts";
import { hasExpression, listExpressions } from "../../expression/template.ts";

/** The states that the expressions of a text read beside a row; empty for an unreadable text. */
export function statesIn(text: string): readonly string[] {
  if (!hasExpression(text) || !text.includes("state.")) return [];
  try {
    return listExpressions(text)
      .flatMap(({ source }) => readPaths(parseExpression(source)))
      .flatMap(([name, state]) => (name === "state" && state !== undefined ? [state] : []));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
