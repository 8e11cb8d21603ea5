import type { ContextSource } from "./sources/part-source.ts";
import type { ContextPlan } from "./plans/screen-plan.ts";

/** The choices of the user above a screen. */
export function planContext(context: ContextSource | undefined): { readonly context?: ContextPlan } {
  if (!context) return {};
  const { period } = context;
  return { context: { period: period === true ? {} : period } };
}
