import { ActionButton } from "../../action/action-button.tsx";
import { stateAction, type CompiledAction } from "../../action/compile-action.ts";
import { TOOLBAR, type ListActions } from "./use-list-actions.ts";

interface ToolbarButtonProps {
  readonly action: CompiledAction;
  readonly actions: ListActions;
  readonly onStart: () => void;
}

/** An action that belongs to no row. */
export function ToolbarButton({ action, actions, onStart }: ToolbarButtonProps) {
  return (
    <ActionButton
      {...stateAction(action, actions.listScope)}
      running={actions.runner.runningAt(TOOLBAR).includes(action.plan.id)}
      onStart={onStart}
    />
  );
}
