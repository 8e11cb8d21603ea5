import { useMemo, useReducer } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { type TrailOf, useDialogs } from "../../dialog/use-dialogs.tsx";
import type { Screen } from "../../host.ts";

/**
 * The dialogs of a list. `trailOf` begins the trail along its rows; `telling` is the screen for its actions: their
 * changes are shown in a record next to the rows.
 */
export function useListDialogs(
  screen: Screen<ListPlan>,
  environment: Screen["environment"],
  trailOf: TrailOf,
) {
  const [changes, addChange] = useReducer((count: number) => count + 1, 0);
  const dialogs = useDialogs(
    useMemo(() => ({ ...screen, environment }), [screen, environment]),
    changes,
    trailOf,
  );
  const telling = useMemo(() => {
    const { place } = screen;
    const onChanged = () => {
      place.onChanged?.();
      addChange();
    };
    return { ...screen, place: { ...place, onChanged } };
  }, [screen]);
  return { dialogs, telling };
}
