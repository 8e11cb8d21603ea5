import { useEffect, useMemo, useRef } from "react";
import type { ActionContext } from "../../actions/verb-runner.ts";
import type { ListPlan } from "../../schema/plan/screen-plan.ts";
import { compileActions, type CompiledAction } from "../action/compile-action.ts";
import { useActionRunner, type ActionRunner } from "../action/use-action-runner.ts";
import { screenScope, type Scope, type Screen } from "../screen.ts";
import type { StepEngine } from "../steps/run-steps.ts";
import type { ListState, ListStore } from "./list-store.ts";
import type { Selection } from "./use-selection.ts";

/** Where actions run that belong to no row. */
export const TOOLBAR = "";

interface ListActionsInput {
  readonly screen: Screen<ListPlan>;
  readonly state: ListState;
  readonly store: ListStore;
  readonly selection: Selection;
  readonly open: StepEngine["open"];
}

export interface ListActions {
  readonly toolbar: readonly CompiledAction[];
  readonly selection: readonly CompiledAction[];
  readonly row: readonly CompiledAction[];
  /** What row actions see beside their row. */
  readonly rowScope: Scope;
  /** What the other actions see. */
  readonly listScope: Scope;
  readonly runner: ActionRunner;
  readonly startToolbar: (actionId: string) => void;
  readonly startSelection: (actionId: string) => void;
  readonly startRow: (rowKey: string, actionId: string) => void;
  readonly reload: ActionContext["reload"];
}

/** The actions that this user has on this list, and how they act upon it. */
export function useListActions({ screen, state, store, selection, open }: ListActionsInput): ListActions {
  const { plan, host } = screen;
  const { search } = screen.place;
  const runner = useActionRunner(screen, open);
  const compiled = useMemo(
    () => ({
      toolbar: compileActions(plan.toolbar, host),
      selection: compileActions(plan.selectionActions, host),
      row: compileActions(plan.rowActions, host),
    }),
    [plan, host],
  );
  const { query } = state;
  const today = host.today();
  const rowScope = useMemo(
    () => ({
      ...screenScope(host, search, today),
      filters: query.filters,
      page: { number: query.page, size: query.size },
    }),
    [host, search, today, query],
  );
  const listScope = useMemo(() => ({ ...rowScope, selection: selection.rows }), [rowScope, selection.rows]);

  const latest = useRef({ store, selection });
  useEffect(() => {
    latest.current = { store, selection };
  }, [store, selection]);
  const reload = async (target: "list" | "row" | "counts", rowKey?: string) => {
    const list = latest.current.store;
    const before = list.read();
    await (target === "row" && rowKey !== undefined ? list.refreshRow(rowKey) : list.load(before.query));
    // A ticked row that has just gone must not take part in the next batch.
    const left = new Set(list.read().rows.map(({ key }) => key));
    latest.current.selection.drop(before.rows.map(({ key }) => key).filter((key) => !left.has(key)));
  };

  const find = (actions: readonly CompiledAction[], id: string) =>
    actions.find((action) => action.plan.id === id)?.plan;
  return {
    ...compiled,
    rowScope,
    listScope,
    runner,
    reload,
    startToolbar: (id) => {
      const action = find(compiled.toolbar, id);
      if (action) runner.start(action, TOOLBAR, listScope, reload);
    },
    startSelection: (id) => {
      const action = find(compiled.selection, id);
      const reloadAll: ActionContext["reload"] = async (target) => {
        await reload(target);
        latest.current.selection.clear();
      };
      if (action) runner.start(action, TOOLBAR, listScope, reloadAll);
    },
    startRow: (rowKey, id) => {
      const action = find(compiled.row, id);
      const row = state.rows.find(({ key }) => key === rowKey)?.row;
      if (action && row)
        runner.start(action, rowKey, { ...rowScope, row }, (target) => reload(target, rowKey));
    },
  };
}
