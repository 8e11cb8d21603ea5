import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import { useDocumentVisible } from "../../use-document-visible.ts";
import type { ListState, ListStore } from "../data/list-store.ts";
import { createLiveRows } from "./live-rows.ts";

interface LiveInput {
  readonly screen: Screen<ListPlan>;
  readonly store: ListStore;
  readonly state: ListState;
  /** Called once the page is renewed: counts and totals around the rows are to be read again too. */
  readonly onRenewed: () => void;
}

/**
 * Shows the changes of others as they come, as long as the page is in sight. Returns the reason when it cannot. A page
 * that comes back to the front has missed the changes made meanwhile, and is fetched again.
 */
export function useLive({ screen, store, state, onRenewed }: LiveInput): string | null {
  const { plan, host } = screen;
  const on = plan.live?.on;
  const { rows, subscribe } = useMemo(() => {
    const listeners = new Set<() => void>();
    const tell = () => {
      for (const listener of listeners) listener();
    };
    return {
      rows: createLiveRows(store, tell),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }, [store]);
  useEffect(() => rows.use(onRenewed));
  const isVisible = useDocumentVisible();
  useEffect(() => {
    if (on === undefined) return;
    if (store.read().loaded) rows.touch();
    return host.hearChanges(on, rows.touch);
  }, [host, on, rows, store]);
  const ticks = plan.selectable?.keptAround && screen.place.ticks;
  useEffect(() => ticks?.subscribeStale(rows.touch), [ticks, rows]);
  useEffect(() => {
    rows.setInSight(isVisible);
    return () => rows.setInSight(false);
  }, [rows, isVisible]);
  useEffect(() => rows.look(state), [rows, state]);
  return useSyncExternalStore(subscribe, rows.trouble);
}
