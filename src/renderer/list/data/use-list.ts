import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { screenScope } from "../../screen.ts";
import type { Screen } from "../../host.ts";
import { hasListQuery, readAddress } from "../query/address-codec.ts";
import { fetchRows } from "./fetch-rows.ts";
import type { ListQuery } from "../query/list-query.ts";
import { createListStore, type FetchHow, type ListState, type ListStore } from "./list-store.ts";
import { readQueryShape, type QueryShape } from "../query/query-shape.ts";
import { useAddress } from "../query/use-address.ts";

export interface List {
  readonly shape: QueryShape;
  readonly state: ListState;
  readonly store: ListStore;
}

type Opening = (shape: QueryShape) => ListQuery;

/**
 * The list's rows, loaded by the query of the address; the address follows the list. `opening` is for an address
 * without a query.
 */
export function useList(screen: Screen<ListPlan>, opening: Opening): List {
  const { plan, host, place, given } = screen;
  const latestPlace = useRef(place);
  const { shape, store } = useMemo(
    () => {
      const { search } = latestPlace.current;
      const read = readQueryShape(plan, host, screenScope(screen));
      const query = hasListQuery(search) ? readAddress(search, read) : opening(read);
      const fetch = (next: ListQuery, signal: AbortSignal, how?: FetchHow) =>
        fetchRows(screen, read, next, signal, how);
      return { shape: read, store: createListStore(fetch, query) };
    },
    // Only another plan, another host or other inputs make another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [plan, host, given],
  );
  const state = useSyncExternalStore(store.subscribe, store.read);

  // Before the skeleton is painted, so that the server works meanwhile.
  useLayoutEffect(() => {
    // A page that comes back to the front keeps its rows, unless their loading was cut short.
    const { loaded, busy, query } = store.read();
    if (!loaded || busy) void store.load(query);
    return store.stop;
  }, [store]);

  useEffect(() => {
    latestPlace.current = place;
  }, [place]);

  useAddress({ place, shape, store, query: state.query });
  return { shape, state, store };
}
