import { stateAction } from "../../action/compile-action.ts";
import { MoreActions } from "./more-actions.tsx";
import { splitButtons } from "./split-links.ts";
import { ToolbarButton } from "./toolbar-button.tsx";
import { TOOLBAR, type ListActions } from "./use-list-actions.ts";

interface SelectionActionsProps {
  readonly actions: ListActions;
}

/** The actions on the ticked rows as buttons; those that find no room stand behind 更多. */
export function SelectionActions({ actions }: SelectionActionsProps) {
  const { selection, listScope, runner, startSelection } = actions;
  const stated = selection
    .map((compiled) => ({ compiled, ...stateAction(compiled, listScope) }))
    .filter(({ state }) => state.kind !== "hidden");
  const { buttons, more } = splitButtons(stated, ({ action }) => action);
  return (
    <>
      {buttons.map(({ compiled, action: { id } }) => (
        <ToolbarButton key={id} action={compiled} actions={actions} onStart={() => startSelection(id)} />
      ))}
      {more.length > 0 && (
        <MoreActions
          look="button"
          items={more}
          running={runner.runningAt(TOOLBAR)}
          onStart={startSelection}
        />
      )}
    </>
  );
}
