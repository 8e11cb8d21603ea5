import type { Field } from "@formily/core";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { compileTemplate, listExpressions } from "../../../expression/template.ts";
import type { FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../../host.ts";
import { visibleNames } from "./formily-compiler.ts";
import { plainCopy } from "../values/plain-copy.ts";

type Options = FieldPlan["options"];

/**
 * For a field outside a schema: keeps the expressions in its options evaluated, with the form's values of the moment
 * as `$values` beside the scope. Undefined when there is nothing to follow.
 */
export function liveOptions(options: Options, scope: Scope): ((field: Field) => void) | undefined {
  if (listExpressions(options).length === 0) return undefined;
  const evaluate = compileTemplate(options);
  return (field) =>
    setOptions(field, options, () => evaluate({ ...scope, $values: plainCopy(field.form.values) }));
}

/**
 * The same for a field of a schema, as one of its `x-reactions`. Formily's own way would keep the old option
 * where an expression no longer has a value.
 */
export function optionsReaction(options: Options): ((field: Field, scope: Scope) => void) | undefined {
  const expressions = listExpressions(options);
  if (expressions.length === 0) return undefined;
  const evaluate = compileTemplate(options);
  const paths = expressions.flatMap(({ source }) => readPaths(parseExpression(source)));
  return (field, scope) => setOptions(field, options, () => evaluate(visibleNames(paths, scope)));
}

function setOptions(field: Field, options: Options, evaluate: () => unknown): void {
  try {
    const none = Object.fromEntries(Object.keys(options).map((name) => [name, undefined]));
    field.setComponentProps({ ...none, ...(evaluate() as object) });
  } catch (error) {
    // Throwing inside one of Formily's reactions would stop the whole form.
    field.setData({ problem: error instanceof Error ? error.message : String(error) });
  }
}
