import type { ShownScreenPlan } from "./plans/screen-plan.ts";
import type { ShownScreenSource } from "./sources/part-source.ts";

export function planShown({ screen, with: handed }: Partial<ShownScreenSource>): ShownScreenPlan {
  return { screen: screen ?? "", ...(handed && { with: handed }) };
}
