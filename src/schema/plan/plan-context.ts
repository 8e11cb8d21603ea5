import type { ContextSource } from "./sources/part-source.ts";
import type { ContextPlan } from "./plans/screen-plan.ts";

/** What the user chooses above a screen. */
export function planContext(context: ContextSource | undefined): { readonly context?: ContextPlan } {
  if (!context) return {};
  const { period } = context;
  return { context: { period: period === true ? {} : period } };
}
