import { useMemo } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import { useUserSetting } from "../../use-user-setting.ts";
import { useList } from "../data/use-list.ts";
import { fittingFilters } from "../settings/saved-filters/fitting-filters.ts";
import { useLateDefault } from "../settings/saved-filters/use-late-default.ts";
import { useSavedFilters } from "../settings/saved-filters/use-saved-filters.ts";
import { openView, shapeInView } from "./open-view.ts";
import { readViewSetting } from "./view-setting.ts";

/** The rows of a list as its user prefers to find them: with the filter and in the view that they have chosen. */
export function useViewedList(screen: Screen<ListPlan>) {
  const { plan } = screen;
  const saved = useSavedFilters(screen);
  const [preferred, prefer] = useUserSetting(screen, "view", readViewSetting);
  const {
    shape: whole,
    state,
    store,
  } = useList(screen, ({ opening, filters, views }) => ({
    ...opening,
    ...(saved.preferred && { filters: fittingFilters(saved.preferred, filters).values }),
    view: views.find((as) => as === preferred.as) ?? null,
  }));
  useLateDefault({ screen, shape: whole, store, saved });
  const view = openView(plan, state.query);
  const shape = useMemo(() => shapeInView(whole, plan.tabs?.param, view), [whole, plan, view]);
  return { saved, shape, state, store, view, prefer };
}
