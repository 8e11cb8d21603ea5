import type { Form } from "@formily/core";
import { observer } from "@formily/react";
import type { ActionContext } from "../../../actions/verb-runner.ts";
import type { SendPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { ActionButton } from "../../action/action-button.tsx";
import { type CompiledAction, stateAction, type StatedAction } from "../../action/compile-action.ts";
import type { ActionRunner } from "../../action/use-action-runner.ts";
import { fillFields } from "../../form/values/fill-fields.ts";
import { plainCopy } from "../../form/values/plain-copy.ts";
import type { Scope } from "../../host.ts";
import { useCountdown } from "./use-countdown.ts";

interface StepActionsProps {
  readonly form: Form;
  readonly actions: readonly CompiledAction[];
  /** Everything that has been typed and answered so far. */
  readonly scope: Scope;
  /** Milliseconds since 1970 at which a sending led here; null: the step was entered by nothing that was sent. */
  readonly entered: number | null;
  readonly runner: ActionRunner;
  readonly reload: ActionContext["reload"];
  /** Id of the action whose sending is on its way. */
  readonly sending: string | null;
  readonly onSend: (id: string, use: SendPlan) => void;
}

/** The key of a step's actions among those that run. */
const STEP = "step";

/** The buttons of a step; their conditions follow what is typed. */
export const StepActions = observer((props: StepActionsProps) => {
  const { form, actions, scope, entered, runner, reload, sending, onSend } = props;
  const seen = { ...scope, $values: plainCopy(form.values) };
  const running = runner.runningAt(STEP);
  return actions.map((action) => {
    const { id, send } = action.plan;
    const stated = stateAction(action, seen);
    if (!send) {
      return (
        <ActionButton
          key={id}
          {...stated}
          running={running.includes(id)}
          onStart={() =>
            runner.start(action.plan, STEP, seen, reload, { setValues: (values) => fillFields(form, values) })
          }
        />
      );
    }
    const until = entered === null || send.cooldown === undefined ? null : entered + send.cooldown * 1000;
    return (
      <SendButton
        key={id}
        {...stated}
        until={until}
        isSending={sending === id}
        onStart={() => onSend(id, send)}
      />
    );
  });
});

interface SendButtonProps extends StatedAction {
  readonly until: number | null;
  readonly isSending: boolean;
  readonly onStart: () => void;
}

/** A button that waits out its cooldown. */
function SendButton({ action, state, until, isSending, onStart }: SendButtonProps) {
  const left = useCountdown(until);
  const isWaiting = left > 0 && state.kind === "enabled";
  return (
    <ActionButton
      action={isWaiting ? { ...action, label: `${action.label} (${left} 秒)` } : action}
      state={isWaiting ? { kind: "disabled", reason: `请等待 ${left} 秒` } : state}
      running={isSending}
      onStart={onStart}
    />
  );
}
