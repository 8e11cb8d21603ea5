import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ActionContext, ListPart, ReloadTarget } from "../../../actions/verb-runner.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { ActionPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { compileActions, stateAction, type CompiledAction } from "../../action/compile-action.ts";
import { compileLinks } from "../../action/compile-links.ts";
import {
  type ActionPlace,
  useActionRunner,
  type ActionRunner,
  type TrailTo,
} from "../../action/use-action-runner.ts";
import type { RendererHost } from "../../host.ts";
import type { Scope, Screen } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import type { StepEngine } from "../../steps/run-steps.ts";
import { beginTrail } from "../../trail/begin-trail.ts";
import type { ListName } from "../data/list-scope.ts";
import type { ListState, ListStore } from "../data/list-store.ts";
import { openView } from "../views/open-view.ts";
import type { Selection } from "../selection/use-selection.ts";

/** The key of running actions that belong to no row. */
export const TOOLBAR = "";

interface ListActionsInput {
  readonly screen: Screen<ListPlan>;
  readonly state: ListState;
  readonly store: ListStore;
  readonly selection: Selection;
  readonly compiled: CompiledActions;
  readonly open: StepEngine["open"];
  /** The names of the list without those of its actions. */
  readonly scope: Scope;
  readonly list: ListName;
  /** The derived states of the rows. */
  readonly states: StateTables;
  /** Fetches again what stands around the rows. */
  readonly onReload: (target: ListPart | "all") => void;
}

/** The actions that this user has on a list. */
export interface CompiledActions {
  readonly toolbar: readonly CompiledAction[];
  readonly selection: readonly CompiledAction[];
  readonly row: readonly CompiledAction[];
  /** Started by a click on a value. */
  readonly links: readonly CompiledAction[];
  readonly asideToolbar: readonly CompiledAction[];
  readonly node: readonly CompiledAction[];
}

export interface ListActions extends CompiledActions {
  /** Names that the actions of nodes see beside their node. */
  readonly rowScope: Scope;
  /** Names that row actions see. */
  readonly scopeOf: (row: Row) => Scope;
  /** Names that the other actions see. */
  readonly listScope: Scope;
  readonly runner: ActionRunner;
  readonly start: (actions: readonly CompiledAction[], actionId: string) => void;
  readonly startSelection: (actionId: string) => void;
  readonly startRow: (rowKey: string, actionId: string) => void;
  /** `at` is the place where the node's action shows that it runs. */
  readonly startNode: (at: string, node: Row, actionId: string) => void;
  readonly reload: ActionContext["reload"];
}

export function compileListActions(plan: ListPlan, host: RendererHost): CompiledActions {
  return {
    toolbar: compileActions(plan.toolbar, host),
    selection: compileActions(plan.selectionActions, host),
    row: compileActions(plan.rowActions, host),
    links: compileLinks(plan.columns, plan.dialogs, host),
    asideToolbar: compileActions(plan.aside?.toolbar ?? [], host),
    node: compileActions(plan.aside?.nodeActions ?? [], host),
  };
}

/** The ways in which the actions of a list act upon it. */
export function useListActions(input: ListActionsInput): ListActions {
  const { screen, compiled, state, store, selection, open, scope, list, states } = input;
  const runner = useActionRunner(screen, open);
  const named = useMemo(() => ({ ...scope, list }), [scope, list]);
  // With the ticks in their scope all rows would be drawn again for each one.
  const rowScope = compiled.row.some(({ plan: action }) => readsList(action)) ? named : scope;
  const scopeOf = useCallback(
    (row: Row) => ({ ...withRow(rowScope, row, states), rows: [row] }),
    [rowScope, states],
  );
  const listScope = useMemo(
    () => ({ ...named, selection: selection.rows, rows: selection.rows }),
    [named, selection.rows],
  );

  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  // Such ticks follow from the rows as they are after the action.
  const ticksItself = screen.plan.selectable?.ticked !== undefined;
  const reload = async (target: ReloadTarget, rowKey?: string) => {
    // Only pages have questions.
    if (typeof target === "object") return;
    if (target === "counts" || target === "aside") return input.onReload(target);
    const before = store.read();
    if (target === "row" && rowKey !== undefined) await store.refreshRows([rowKey]);
    else {
      latest.current.onReload(target === "all" ? "all" : "list");
      await latest.current.store.load(before.query);
    }
    // A ticked row that has just gone must not take part in the next batch.
    const left = new Set(latest.current.store.read().rows.map(({ key }) => key));
    latest.current.selection.drop(before.rows.map(({ key }) => key).filter((key) => !left.has(key)));
  };

  const run = (
    actions: readonly CompiledAction[],
    id: string,
    at: string,
    seen: Scope,
    reloadFor: ActionContext["reload"],
    place?: ActionPlace,
  ) => {
    const action = actions.find((candidate) => candidate.plan.id === id);
    if (action) runner.start(stateAction(action, seen).action, at, seen, reloadFor, place);
  };
  return {
    ...compiled,
    rowScope,
    scopeOf,
    listScope,
    runner,
    reload,
    start: (actions, id) => run(actions, id, TOOLBAR, listScope, reload),
    startSelection: (id) => {
      const reloadAll: ActionContext["reload"] = async (target) => {
        // Before the list comes: what is ticked from then on is for the next action.
        const isAll = target === "list" || target === "all";
        if (isAll && !ticksItself) latest.current.selection.clear();
        await reload(target);
      };
      run(compiled.selection, id, TOOLBAR, listScope, reloadAll);
    },
    startRow: (rowKey, id) => {
      const row = state.rows.find(({ key }) => key === rowKey)?.row;
      if (!row) return;
      const ofRow = [...compiled.row, ...compiled.links];
      const seen = { ...withRow(named, row, states), rows: [row] };
      const trailTo: TrailTo = (to) => {
        const action = ofRow.find(({ plan }) => plan.id === id)?.plan;
        // Only a table has one order in which its rows can be walked through.
        if (openView(screen.plan, state.answered)) return undefined;
        return (
          action && beginTrail({ screen, state, params: list.params, rowKey, scope: seen }, action.do, to)
        );
      };
      run(ofRow, id, rowKey, seen, (target) => reload(target, rowKey), { trailTo });
    },
    startNode: (at, node, id) => run(compiled.node, id, at, { ...named, node }, reload),
  };
}

/** True when the state of an action in a row depends on `list`. */
function readsList({ label, visible, disabled }: ActionPlan): boolean {
  return /\blist\b/u.test(JSON.stringify([label, visible, disabled]));
}
