import { useId, useRef } from "react";
import type { ActionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { BrokenMark } from "../broken-mark.tsx";
import { Button } from "../button.tsx";
import { nodeMark } from "../probe.ts";
import type { ActionState } from "./compile-action.ts";
import { shortcutHints, useShortcut } from "./use-shortcut.ts";

interface ActionButtonProps {
  readonly action: ActionPlan;
  readonly state: ActionState;
  readonly running: boolean;
  readonly onStart: () => void;
}

/** An action as a button; a disabled one keeps its place in the tab order and says why. */
export function ActionButton({ action, state, running, onStart }: ActionButtonProps) {
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { shortcut } = action;
  useShortcut(shortcut, button);
  if (state.kind === "hidden") return null;
  if (state.kind === "broken") return <BrokenMark message={state.message} />;
  const reason = state.kind === "disabled" ? state.reason : undefined;
  return (
    <>
      <Button
        ref={button}
        look={action.style}
        busy={running}
        {...(reason !== undefined && { off: reason, "aria-describedby": reasonId })}
        {...(shortcut !== undefined && shortcutHints(shortcut))}
        {...(reason !== undefined && { title: undefined })}
        onClick={onStart}
        {...nodeMark?.(`action:${action.id}`)}
      >
        {action.label}
      </Button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
