import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { ListPlan } from "../../schema/plan/screen-plan.ts";
import { screenScope, type Screen } from "../screen.ts";
import { readAddress, writeAddress } from "./address-codec.ts";
import { requestParams, type ListQuery } from "./list-query.ts";
import { createListStore, type ListState, type ListStore } from "./list-store.ts";
import { readRowsPage, type RowsPage } from "./rows-page.ts";

/** The list's rows, loaded by what the address asks for; the address follows the list. */
export function useList(screen: Screen<ListPlan>): { readonly state: ListState; readonly store: ListStore } {
  const { plan, host, place } = screen;
  const latestPlace = useRef(place);
  const store = useMemo(
    () =>
      createListStore(
        (query, signal) => fetchPage({ ...screen, place: latestPlace.current }, query, signal),
        readAddress(latestPlace.current.search, plan),
      ),
    // Only another plan or another host makes another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [plan, host],
  );
  const state = useSyncExternalStore(store.subscribe, store.read);

  useEffect(() => {
    // A page that comes back to the front keeps its rows, unless their loading was cut short.
    const { loaded, busy, query } = store.read();
    if (!loaded || busy) void store.load(query);
    return store.stop;
  }, [store]);

  useEffect(() => {
    latestPlace.current = place;
  }, [place]);

  const written = useRef<string | null>(null);
  useEffect(() => {
    const { search, replaceSearch } = latestPlace.current;
    const next = writeAddress(state.query, plan, search);
    written.current = next;
    if (next !== new URLSearchParams(search).toString()) replaceSearch(next);
  }, [plan, state.query]);

  useEffect(() => {
    // Somebody else changed the address: a link to this very screen.
    if (place.search === written.current) return;
    const asked = readAddress(place.search, plan);
    if (!isSameQuery(asked, store.read().query)) void store.load(asked);
  }, [place.search, plan, store]);

  return { state, store };
}

async function fetchPage(screen: Screen<ListPlan>, query: ListQuery, signal: AbortSignal): Promise<RowsPage> {
  const { plan, host, place } = screen;
  const scope = {
    ...screenScope(host, place.search),
    filters: query.filters,
    page: { number: query.page, size: query.size },
  };
  const fixed = compileTemplate(plan.source.params)(scope) as Record<string, unknown>;
  const result = await host.call(plan.source.call, requestParams(plan, query, fixed), {
    signal,
    silent: true,
  });
  return readRowsPage(result, plan.calls[plan.source.call]?.paging, plan.rowKey);
}

function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  const text = ({ filters, page, size }: ListQuery) =>
    JSON.stringify([page, size, Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return text(one) === text(other);
}
