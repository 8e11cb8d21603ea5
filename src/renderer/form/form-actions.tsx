import type { Form } from "@formily/core";
import { observer } from "@formily/react";
import type { Scope } from "../host.ts";
import { ActionButton } from "../action/action-button.tsx";
import { stateAction, type CompiledAction } from "../action/compile-action.ts";
import type { ActionRunner } from "../action/use-action-runner.ts";
import type { ActionContext } from "../../actions/verb-runner.ts";
import { fillFields } from "./values/fill-fields.ts";
import { plainCopy } from "./values/plain-copy.ts";

interface FormActionsProps {
  readonly form: Form;
  readonly actions: readonly CompiledAction[];
  readonly scope: Scope;
  readonly runner: ActionRunner;
  readonly reload: ActionContext["reload"];
}

/** The key of a form's actions among those that run. */
const FORM = "form";

/** A form's own buttons; their conditions follow what is typed. */
export const FormActions = observer(({ form, actions, scope, runner, reload }: FormActionsProps) => {
  if (actions.length === 0) return null;
  const seen = { ...scope, $values: plainCopy(form.values) };
  const running = runner.runningAt(FORM);
  return actions.map((action) => (
    <ActionButton
      key={action.plan.id}
      {...stateAction(action, seen)}
      running={running.includes(action.plan.id)}
      onStart={() =>
        runner.start(action.plan, FORM, seen, reload, { setValues: (values) => fillFields(form, values) })
      }
    />
  ));
});
