import { hasExpression, parseTemplate } from "../../../expression/template.ts";
import { singleExpressions } from "./single-expression.ts";

type Part = { readonly [key: string]: unknown };

/**
 * A field's reactions as a list. Formily leaves a value as it is when the expression for it gives undefined, as that
 * of an emptied field does; here it becomes null.
 */
export function prepareReactions(reactions: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(reactions) ? reactions : [reactions];
  return list.filter(isPart).map((reaction) => {
    const prepared: Part = singleExpressions(reaction);
    return {
      ...prepared,
      ...(isPart(prepared.fulfill) && { fulfill: emptying(prepared.fulfill) }),
      ...(isPart(prepared.otherwise) && { otherwise: emptying(prepared.otherwise) }),
    };
  });
}

function emptying(effect: Part): Part {
  const { state } = effect;
  if (!isPart(state) || typeof state.value !== "string" || !hasExpression(state.value)) return effect;
  const expression = parseTemplate(state.value).find((part) => typeof part === "object");
  if (!expression) return effect;
  return { ...effect, state: { ...state, value: `{{ (${expression.source}) ?? null }}` } };
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}
