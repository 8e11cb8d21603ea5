import { useCallback, useEffect, useRef } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { TrailOf } from "../../dialog/use-dialogs.tsx";
import type { Screen } from "../../host.ts";
import { beginDialogTrail } from "../../trail/begin-trail.ts";
import type { Trail } from "../../trail/trail.ts";
import type { ListState } from "../data/list-store.ts";
import { openView } from "../views/open-view.ts";

interface TrailInput {
  readonly screen: Screen<ListPlan>;
  readonly state: ListState;
  /** All parameters of the list's request except the page. */
  readonly params: Trail["params"];
}

/** Begins the trail along the rows of a list from the row that a dialog has been opened from; only a table has one order. */
export function useTrailOf(input: TrailInput): TrailOf {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  return useCallback((dialog, scope) => {
    const { screen, state, params } = latest.current;
    const entry = state.rows.find(({ row }) => row === scope.row);
    if (!entry || openView(screen.plan, state.answered)) return undefined;
    return beginDialogTrail({ screen, state, params, rowKey: entry.key, scope }, dialog);
  }, []);
}
