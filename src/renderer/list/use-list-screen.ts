import { useMemo, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { ReloadTarget } from "../../actions/verb-runner.ts";
import type { Row } from "../../fields/field-view.ts";
import type { ListPlan } from "../../schema/plan/screen-plan.ts";
import { useDialogs } from "../dialog/use-dialogs.tsx";
import { createEnvironment, type Screen } from "../screen.ts";
import { useUserSetting } from "../use-user-setting.ts";
import { actionsWidth } from "./actions-width.ts";
import { CHECK_WIDTH } from "./grid-columns.tsx";
import { requestParams, rowParams, sortParams } from "./list-params.ts";
import type { ListQuery } from "./list-query.ts";
import { listScope, type ListName } from "./list-scope.ts";
import type { DetailSource } from "./row-detail.tsx";
import { readRow, readRowsPage } from "./rows-page.ts";
import { fittingFilters, readSavedFilters } from "./saved-filters/saved-filter.ts";
import { useCalled } from "./use-called.ts";
import { useList } from "./use-list.ts";
import { compileListActions, useListActions } from "./use-list-actions.ts";
import { useListColumns } from "./use-list-columns.ts";
import { useRefresh } from "./use-refresh.ts";
import { useSelection } from "./use-selection.ts";
import { useTotals } from "./use-totals.ts";

const FIRST = { counts: 0, aside: 0, totals: 0 };

/** Everything that an open list is made of, tied together. */
export function useListScreen(screen: Screen<ListPlan>) {
  const { plan, host } = screen;
  const [saved, setSaved] = useUserSetting(screen, "list.filters", readSavedFilters);
  const { shape, state, store } = useList(screen, ({ opening, filters }) => {
    const wanted = saved.find(({ isDefault }) => isDefault);
    return wanted ? { ...opening, filters: fittingFilters(wanted, filters) } : opening;
  });
  const { query } = state;
  const today = host.today();
  const scope = useMemo(() => listScope(screen, query, today), [screen, query, today]);
  const period = String(scope.period);
  const environment = useMemo(
    () => createEnvironment(plan, host, { period, today }),
    [plan, host, period, today],
  );
  const [versions, setVersions] = useState(FIRST);
  const onReload = (target: Exclude<ReloadTarget, "row">) =>
    setVersions(({ counts, aside, totals }) => ({
      counts: target === "aside" ? counts : counts + 1,
      aside: target === "aside" ? aside + 1 : aside,
      totals: target === "list" ? totals + 1 : totals,
    }));

  const selection = useSelection(state.rows);
  const compiled = useMemo(() => compileListActions(plan, host), [plan, host]);
  const canSelect = compiled.selection.length > 0;
  const before = CHECK_WIDTH * ((canSelect ? 1 : 0) + (plan.detail ? 1 : 0));
  const after = actionsWidth(compiled.row.map((action) => action.plan.label));
  const columns = useListColumns({ screen, shape, environment, scope, before, after });
  const shown = columns.grid.map(({ id }) => id).join("\n");
  const list = useMemo<ListName>(
    () => ({
      params: paramsOf(() => ({
        ...rowParams(screen, shape, query, scope),
        ...sortParams(plan, query.sort),
      })),
      columns: shown.split("\n"),
      selection: [...selection.keys],
    }),
    [screen, shape, query, scope, plan, shown, selection.keys],
  );
  const dialogs = useDialogs(useMemo(() => ({ ...screen, environment }), [screen, environment]));
  const actions = useListActions({
    screen,
    compiled,
    state,
    store,
    selection,
    open: dialogs.open,
    scope,
    list,
    onReload,
  });
  const totals = useTotals({
    screen,
    shape,
    state,
    scope,
    version: versions.totals,
    retry: () => void store.load(query),
  });
  const counts = useCalled({
    host,
    use: plan.tabs?.counts,
    scope,
    version: versions.counts,
    read: readCounts,
  });
  const stopped = useRefresh({
    screen,
    state,
    store,
    scope,
    pageParams: () => requestParams(screen, shape, state.answered, scope),
  });
  const detail = useMemo<DetailSource | undefined>(() => {
    const source = plan.detail?.source;
    if (!source) return undefined;
    return {
      columns: columns.detail,
      load: async (row, signal) => {
        const params = compileTemplate(source.params)({ ...scope, row }) as Record<string, unknown>;
        const result = await host.call(source.call, params, { signal, silent: true });
        return readRowsPage(result, { rowKey: "id", paging: plan.calls[source.call]?.paging }).rows;
      },
    };
  }, [plan, host, columns.detail, scope]);

  return {
    shape,
    state,
    store,
    scope,
    environment,
    saved,
    setSaved,
    selection,
    canSelect,
    after,
    columns,
    dialogs,
    actions,
    totals,
    counts,
    stopped,
    detail,
    versions,
    /** Asks for other rows: from the first page, with nothing ticked. */
    ask: (change: Partial<ListQuery>) => {
      selection.clear();
      void store.load({ ...store.read().query, ...change, page: 1 });
    },
  };
}

export type ListScreen = ReturnType<typeof useListScreen>;

// What is wrong with the source's parameters the list says when it asks; actions then see none.
function paramsOf(read: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return read();
  } catch {
    return {};
  }
}

function readCounts(result: unknown): Row {
  const counts = readRow(result);
  if (!counts) throw new Error("服务器返回的数量格式不正确");
  return counts;
}
