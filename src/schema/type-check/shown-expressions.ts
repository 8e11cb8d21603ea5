import { inputsOfScreen } from "../inputs/inputs-of-step.ts";
import { asObject, type Project } from "../project/project.ts";
import { below, collectHanded, type Spot, valueOf } from "./collect-expressions.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** The values that a place hands to the screen that it shows; empty when it shows none. */
export function shownExpressions(place: Spot, project: Project): TypedExpression[] {
  const { screen } = asObject(valueOf(place));
  return screen === undefined ? [] : collectHanded(below(place, "with"), inputsOfScreen(screen, project));
}
