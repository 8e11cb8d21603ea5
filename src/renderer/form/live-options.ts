import type { Field } from "@formily/core";
import { compileTemplate, listExpressions } from "../../expression/template.ts";
import type { FieldPlan } from "../../schema/plan/screen-plan.ts";
import type { Scope } from "../screen.ts";
import { plainCopy } from "./plain-copy.ts";

/**
 * For a field outside a schema: keeps the expressions in its options evaluated, with the form's values of the moment
 * as `$values` beside the scope. Undefined when there is nothing to follow.
 */
export function liveOptions(
  options: FieldPlan["options"],
  scope: Scope,
): ((field: Field) => void) | undefined {
  if (listExpressions(options).length === 0) return undefined;
  const evaluate = compileTemplate(options);
  return (field) => {
    const $values = plainCopy(field.form.values);
    try {
      field.setComponentProps(evaluate({ ...scope, $values }) as object);
    } catch (error) {
      // Throwing inside one of Formily's reactions would stop the whole form.
      field.setData({ problem: error instanceof Error ? error.message : String(error) });
    }
  };
}
