import { singleExpressions } from "./single-expression.ts";
import { withoutValue } from "./without-value.ts";

type Part = { readonly [key: string]: unknown };

/** A field's reactions as a list; a value whose expression has none becomes null. */
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
  if (!isPart(state) || typeof state.value !== "string") return effect;
  return { ...effect, state: { ...state, value: withoutValue(state.value, "null") } };
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}
