import { Button } from "antd";
import { useId } from "react";
import type { ActionPlan } from "../../schema/plan/screen-plan.ts";
import { BrokenMark } from "../broken-mark.tsx";
import type { ActionState } from "./compile-action.ts";

interface ActionButtonProps {
  readonly action: ActionPlan;
  readonly state: ActionState;
  readonly running: boolean;
  readonly onStart: () => void;
}

/** An action as a button; a disabled one keeps its place in the tab order and says why. */
export function ActionButton({ action, state, running, onStart }: ActionButtonProps) {
  const reasonId = useId();
  if (state.kind === "hidden") return null;
  if (state.kind === "broken") return <BrokenMark message={state.message} />;
  const reason = state.kind === "disabled" ? state.reason : undefined;
  return (
    <>
      <Button
        type={action.style === "primary" ? "primary" : "default"}
        danger={action.style === "danger"}
        loading={running}
        aria-busy={running}
        className={reason === undefined ? "" : "action-off"}
        // antd's tooltip would put its own, mostly absent, description in place of the reason.
        {...(reason !== undefined && { "aria-disabled": true, "aria-describedby": reasonId, title: reason })}
        onClick={reason === undefined && !running ? onStart : undefined}
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
