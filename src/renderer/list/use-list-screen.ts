import { useMemo } from "react";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../host.ts";
import { actionsWidth } from "./actions/actions-width.ts";
import { useBeside } from "./beside/use-beside.ts";
import { useListDialogs } from "./beside/use-list-dialogs.ts";
import { useChangesAround } from "../nested/use-changes-around.ts";
import { CHECK_WIDTH } from "./grid/grid-columns.tsx";
import { requestParams } from "./data/list-params.ts";
import type { ListQuery } from "./query/list-query.ts";
import { useDetailSource } from "./data/use-detail-source.ts";
import { useListScope } from "./data/use-list-scope.ts";
import { useListName } from "./query/use-list-name.ts";
import { useReloads } from "./data/use-reloads.ts";
import { compileListActions, useListActions } from "./actions/use-list-actions.ts";
import { useListColumns } from "./grid/use-list-columns.ts";
import { useTicks } from "./selection/use-ticks.ts";
import { useTickedTotals } from "./selection/use-ticked-totals.ts";
import { useTrailOf } from "./beside/use-trail-of.ts";
import { useTabCounts } from "./data/use-tab-counts.ts";
import { useTotals } from "./data/use-totals.ts";
import { isNarrowed } from "./query/cleared-query.ts";
import { useTree } from "./tree/use-tree.ts";
import { isPaged } from "./views/open-view.ts";
import { useViewedList } from "./views/use-viewed-list.ts";
import type { ViewSetting } from "./views/view-setting.ts";
import { useLive } from "./waiting/use-live.ts";
import { useWaiting } from "./waiting/use-waiting.ts";

/** Everything that an open list is made of, tied together. */
export function useListScreen(screen: Screen<ListPlan>) {
  const { plan, host } = screen;
  const { saved, shape, state, store, view, prefer } = useViewedList(screen);
  const { query } = state;
  const { scope, environment } = useListScope(screen, query);
  const { versions, onReload } = useReloads();

  const tree = useTree(screen, state.rows, isNarrowed(state.answered, shape));
  const ticks = useTicks({ screen, shape, state, scope, environment });
  const { selection } = ticks;
  const compiled = useMemo(() => compileListActions(plan, host), [plan, host]);
  const canSelect = (ticks.isKept || compiled.selection.length > 0) && isPaged(view);
  const before = CHECK_WIDTH * ((canSelect ? 1 : 0) + (plan.expand ? 1 : 0));
  const after = actionsWidth(compiled.row.map(({ plan: action }) => action));
  const columns = useListColumns({ screen, shape, state, environment, scope, before, after });
  const list = useListName({ screen, shape, query, scope, columns: columns.grid, selection });
  const trailOf = useTrailOf({ screen, state, params: list.params });
  const { dialogs, telling } = useListDialogs(screen, environment, trailOf);
  const actions = useListActions({
    screen: telling,
    compiled,
    state,
    store,
    selection,
    open: dialogs.open,
    scope,
    list,
    states: environment.states,
    onReload,
  });
  useChangesAround(screen.place.changesAround ?? 0, () => void actions.reload("all"));
  const retry = () => void store.load(query);
  const totals = useTotals({ screen, shape, state, scope, version: versions.totals, retry });
  const tickedTotals = useTickedTotals({ plan, columns, totals, rows: selection.rows });
  const counts = useTabCounts({ screen, shape, query, scope, version: versions.counts });
  const trouble = useWaiting({
    screen,
    state,
    store,
    scope: actions.listScope,
    states: environment.states,
    pageParams: () => requestParams(screen, shape, state.answered, scope),
    open: dialogs.open,
    reload: actions.reload,
  });
  const stale = useLive({ screen, store, state, onRenewed: () => onReload("list") });
  const beside = useBeside({ plan, rows: state.rows, actions, besideRow: dialogs.besideRow });
  const detail = useDetailSource(screen, columns.detail, scope, environment.states);

  const ask = (change: Partial<ListQuery>) => {
    ticks.untick();
    void store.load({ ...store.read().query, ...change, page: 1 });
  };
  return {
    view,
    shape,
    state,
    store,
    scope,
    environment,
    saved,
    ...ticks,
    tickedTotals,
    canSelect,
    after,
    columns,
    dialogs,
    beside,
    actions,
    totals,
    counts,
    /** The reason why rows that change by themselves may be out of date. */
    trouble: trouble ?? stale,
    detail,
    tree,
    versions,
    /** Requests other rows: from the first page, with nothing ticked. */
    ask,
    /** Shows the rows in another way, now and when the list is opened again. */
    look: (as: ViewSetting["as"]) => {
      prefer({ as });
      ask({ view: as === "table" ? null : as });
    },
  };
}

export type ListScreen = ReturnType<typeof useListScreen>;
