import { useEffect, useRef } from "react";
import type { ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../../host.ts";
import { hasListQuery } from "../../query/address-codec.ts";
import { isSameQuery } from "../../query/list-query.ts";
import type { ListStore } from "../../data/list-store.ts";
import type { QueryShape } from "../../query/query-shape.ts";
import { droppedNotice, fittingFilters } from "./fitting-filters.ts";
import type { SavedFilterList } from "./use-saved-filters.ts";

interface LateDefault {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly store: ListStore;
  readonly saved: SavedFilterList;
}

/**
 * Applies the preferred filter to a list that was opened before the settings were loaded, as long as no row is shown
 * and the user has changed nothing. A list never waits for it, and never changes while its rows are being read.
 */
export function useLateDefault({ screen, shape, store, saved }: LateDefault): void {
  const { status, preferred } = saved;
  const { search } = screen.place;
  const isDecided = useRef(false);
  useEffect(() => {
    if (status === "loading" || isDecided.current) return;
    isDecided.current = true;
    if (!preferred) return;
    const { values, dropped } = fittingFilters(preferred, shape.filters);
    const { query, loaded } = store.read();
    const opening = { ...shape.opening, view: query.view };
    const wanted = { ...opening, filters: values };
    const isUntouched = !loaded && !hasListQuery(search) && isSameQuery(query, opening);
    if (isUntouched && !isSameQuery(query, wanted)) void store.load(wanted);
    if (dropped > 0 && (isUntouched || isSameQuery(query, wanted)))
      screen.host.outside.notify(droppedNotice(preferred, dropped));
  }, [screen, shape, store, status, preferred, search]);
}
