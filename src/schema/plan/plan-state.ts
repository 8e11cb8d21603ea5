import type { StateSource } from "./sources/screen-source.ts";
import type { StatePlan } from "./plans/screen-plan.ts";

export function planState({ cases }: StateSource): StatePlan {
  return {
    cases: cases.map(({ value, label, color, when }) => ({
      value,
      label,
      ...(color && { color }),
      ...(when !== undefined && { when }),
    })),
  };
}
