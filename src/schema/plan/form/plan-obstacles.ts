import { parseTemplate } from "../../../expression/template.ts";
import type { Obstacle } from "../sources/form-source.ts";
import type { FormSchema } from "../plans/screen-plan.ts";

/**
 * Conditions that disable a field, as Formily takes them: one condition for all of them, and beside it the `reason` of
 * the first that holds, an empty text when none does.
 */
export function planObstacles(
  obstacles: readonly Obstacle[],
): Pick<FormSchema, "x-disabled" | "x-decorator-props"> {
  const conditions = obstacles.map(({ when }) => `(${expressionOf(when)})`);
  const reason = obstacles.reduceRight(
    (otherwise, { reason: text }, index) => `${conditions[index]} ? ${textOf(text)} : ${otherwise}`,
    "''",
  );
  return {
    "x-disabled": `{{ ${conditions.join(" || ")} }}`,
    "x-decorator-props": { reason: `{{ ${reason} }}` },
  };
}

function expressionOf(condition: string): string {
  const expression = parseTemplate(condition).find((part) => typeof part === "object");
  return expression?.source ?? "false";
}

/** A text as an expression that gives it. */
function textOf(template: string): string {
  const pieces = parseTemplate(template).map((part) =>
    typeof part === "string" ? JSON.stringify(part) : `((${part.source}) ?? "")`,
  );
  return `(${["''", ...pieces].join(" + ")})`;
}
