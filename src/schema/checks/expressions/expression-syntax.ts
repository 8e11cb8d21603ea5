import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { isFormFunction } from "../forms/form-function.ts";
import { listExpressions } from "./list-expressions.ts";

export const expressionSyntax: Check = {
  slug: "expression-syntax",
  holds: "Every `{{ }}` is an expression of the language.",
  why: "One that cannot be read shows a warning sign instead of its value.",
  *run({ readings }) {
    for (const { template, text, place, read } of listExpressions(
      readings.flatMap(({ templates }) => templates),
    )) {
      if (!("error" in read) || (template.isForm && isFormFunction(text))) continue;
      yield finding(place, read.error.message, { offset: read.offset });
    }
  },
};
