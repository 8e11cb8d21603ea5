import { useMemo } from "react";
import type { ActionContext } from "../../actions/verb-runner.ts";
import type { TablePlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileActions, stateAction } from "../action/compile-action.ts";
import type { ActionRunner } from "../action/use-action-runner.ts";
import type { Scope, Screen } from "../host.ts";
import { actionsWidth } from "../list/actions/actions-width.ts";
import { withRow } from "../row-scope.ts";
import type { TableActions } from "../table/plain-table.tsx";

/** The services that the figures and rows of a section act with. */
export interface SectionActions {
  readonly runner: ActionRunner;
  readonly reload: ActionContext["reload"];
}

interface SectionActionsInput {
  readonly screen: Screen;
  readonly sectionId: string;
  readonly table: TablePlan;
  /** `record` included. */
  readonly scope: Scope;
  readonly actions: SectionActions;
}

/** The actions that this user has on the rows of a section. */
export function useSectionActions(input: SectionActionsInput): TableActions {
  const { screen, sectionId, table, scope, actions } = input;
  const { host, environment } = screen;
  const { runner, reload } = actions;
  const compiled = useMemo(() => compileActions(table.rowActions, host), [table, host]);
  const placeOf = (rowKey: string) => `${sectionId}/${rowKey}`;
  return {
    actions: compiled,
    width: actionsWidth(compiled.map(({ plan }) => plan)),
    scopeOf: (row) => withRow(scope, row, environment.states),
    runningAt: (rowKey) => runner.runningAt(placeOf(rowKey)),
    onStart: ({ key, row }, actionId) => {
      const action = compiled.find(({ plan }) => plan.id === actionId);
      const seen = withRow(scope, row, environment.states);
      if (action) runner.start(stateAction(action, seen).action, placeOf(key), seen, reload);
    },
  };
}
