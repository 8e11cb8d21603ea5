import type { ShownScreenPlan } from "./plans/screen-plan.ts";
import type { ShownScreenSource } from "./sources/part-source.ts";

export function planShown({ screen, with: handed, context }: Partial<ShownScreenSource>): ShownScreenPlan {
  return { screen: screen ?? "", ...(handed && { with: handed }), ...(context && { context }) };
}
