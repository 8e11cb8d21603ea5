import { useMemo } from "react";
import type { ActionContext } from "../../actions/verb-runner.ts";
import type { ActionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { ActionButton } from "../action/action-button.tsx";
import { compileActions, stateAction } from "../action/compile-action.ts";
import type { ActionRunner } from "../action/use-action-runner.ts";
import type { Scope, Screen } from "../host.ts";

interface DetailActionsProps {
  readonly screen: Screen;
  readonly actions: readonly ActionPlan[];
  /** `record` included. */
  readonly scope: Scope;
  readonly runner: ActionRunner;
  readonly reload: ActionContext["reload"];
}

/** The key of a record's actions among those that run. */
const RECORD = "record";

/** The buttons of a record. */
export function DetailActions({ screen, actions, scope, runner, reload }: DetailActionsProps) {
  const compiled = useMemo(() => compileActions(actions, screen.host), [actions, screen.host]);
  const running = runner.runningAt(RECORD);
  return compiled.map((action) => (
    <ActionButton
      key={action.plan.id}
      {...stateAction(action, scope)}
      running={running.includes(action.plan.id)}
      onStart={() => runner.start(action.plan, RECORD, scope, reload)}
    />
  ));
}
