import type { StateSource } from "./screen-source.ts";
import type { StatePlan } from "./screen-plan.ts";

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
