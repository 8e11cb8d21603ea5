import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";

/** For each call of a screen the answer of a firm that has nothing yet. */
export function emptyAnswers({ calls }: ScreenPlan): { readonly [call: string]: () => unknown } {
  return Object.fromEntries(Object.keys(calls).map((call) => [call, () => ({ list: [], total: 0 })]));
}
