import { useMemo } from "react";
import type { StateTables } from "../../../schema/contracts.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../../host.ts";
import { rowObstacles, type RowObstacles } from "./row-obstacles.ts";
import { rowTones, type RowTones } from "./row-tones.ts";

/** The conditions that each row of a list is judged by: whether it can be ticked, and how it stands out. */
export function useRowRules(
  { selectable, tone }: ListPlan,
  scope: Scope,
  states: StateTables,
): { readonly obstacleOf: RowObstacles; readonly toneOf: RowTones | undefined } {
  const obstacleOf = useMemo(() => rowObstacles(selectable, scope, states), [selectable, scope, states]);
  const toneOf = useMemo(() => rowTones(tone, scope, states), [tone, scope, states]);
  return { obstacleOf, toneOf };
}
