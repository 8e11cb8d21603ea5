import type { Row } from "../../../../fields/field-view.ts";
import type { BoardPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import type { CardActions } from "../row-card.tsx";

export type LaneValue = BoardPlan["move"][number]["to"] | null;

/** The lanes that a row may be moved to now, with the row action that does it. */
export function lanesFor(
  row: Row,
  { move }: BoardPlan,
  { actions, scopeOf }: Pick<CardActions, "actions" | "scopeOf">,
): ReadonlyMap<LaneValue, string> {
  const scope = scopeOf(row);
  const lanes = new Map<LaneValue, string>();
  for (const { to, action } of move) {
    const compiled = actions.find(({ plan }) => plan.id === action);
    if (!lanes.has(to) && compiled?.state(scope).kind === "enabled") lanes.set(to, action);
  }
  return lanes;
}
