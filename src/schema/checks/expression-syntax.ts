import type { Check } from "./check-context.ts";
import { finding } from "./finding.ts";
import { isFormFunction } from "./form-function.ts";
import { listExpressions } from "./list-expressions.ts";

/** Every `{{ }}` is an expression of the language. */
export const expressionSyntax: Check = {
  slug: "expression-syntax",
  *run({ readings }) {
    for (const { template, text, place, read } of listExpressions(
      readings.flatMap(({ templates }) => templates),
    )) {
      if (!("error" in read) || (template.isForm && isFormFunction(text))) continue;
      yield finding(place, read.error.message, { offset: read.offset });
    }
  },
};
