import { Button } from "antd";
import { ActionButton } from "../action/action-button.tsx";
import type { CompiledAction } from "../action/compile-action.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { TOOLBAR, type ListActions } from "./use-list-actions.ts";
import type { Selection } from "./use-selection.ts";

interface ListToolbarProps {
  readonly actions: ListActions;
  readonly selection: Selection;
  readonly onRefresh: () => void;
}

/** What can be done with the list and with the ticked rows. */
export function ListToolbar({ actions, selection, onRefresh }: ListToolbarProps) {
  const button = (action: CompiledAction, start: (id: string) => void) => (
    <ActionButton
      key={action.plan.id}
      action={action.plan}
      state={action.state(actions.listScope)}
      running={actions.runner.runningAt(TOOLBAR).includes(action.plan.id)}
      onStart={() => start(action.plan.id)}
    />
  );
  return (
    <div className="list-toolbar">
      {actions.toolbar.map((action) => button(action, actions.startToolbar))}
      <SelectionBar count={selection.keys.size} onClear={selection.clear}>
        {actions.selection.map((action) => button(action, actions.startSelection))}
      </SelectionBar>
      <Button className="list-refresh" onClick={onRefresh}>
        刷新
      </Button>
    </div>
  );
}
