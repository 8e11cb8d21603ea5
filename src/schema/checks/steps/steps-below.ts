import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { StepUse } from "../reading/reading.ts";

/**
 * The steps of some actions, nested ones too. A block's actions stand in its own file, so that each action has its own
 * place.
 */
export function stepsBelow(actions: unknown, place: Place, steps: readonly StepUse[]): StepUse[] {
  return listOf(actions).flatMap((_, index) => {
    const at = below(place, index, "do");
    return steps.filter(
      (step) => step.place.file === at.file && step.place.pointer.startsWith(`${at.pointer}/`),
    );
  });
}
