import { useId, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import { stateAction, type CompiledAction, type StatedAction } from "../action/compile-action.ts";
import { BrokenMark } from "../broken-mark.tsx";
import { nodeMark } from "../probe.ts";
import type { Scope } from "../screen.ts";
import { LINKS } from "./actions-width.ts";
import { MoreActions } from "./more-actions.tsx";

interface RowActionsProps {
  readonly actions: readonly CompiledAction[];
  readonly scope: Scope;
  readonly row: Row;
  readonly running: readonly string[];
  readonly onStart: (actionId: string) => void;
}

/** The actions of a row as text links. Clicks on links are handled by the grid, by `data-action`. */
export function RowActions({ actions, scope, row, running, onStart }: RowActionsProps) {
  const rowScope = { ...scope, row };
  const stated = actions
    .map((action) => stateAction(action, rowScope))
    .filter(({ state }) => state.kind !== "hidden");
  return (
    <>
      {stated.slice(0, LINKS).map(({ action, state }) => (
        <ActionLink key={action.id} action={action} state={state} running={running.includes(action.id)}>
          {action.label}
        </ActionLink>
      ))}
      {stated.length > LINKS && (
        <MoreActions items={stated.slice(LINKS)} running={running} onStart={onStart} />
      )}
    </>
  );
}

interface ActionLinkProps extends StatedAction {
  readonly running: boolean;
  readonly children: ReactNode;
}

export function ActionLink({ action, state, running, children }: ActionLinkProps) {
  const reasonId = useId();
  if (state.kind === "broken") return <BrokenMark message={state.message} />;
  const reason = state.kind === "disabled" ? state.reason : undefined;
  return (
    <>
      <button
        type="button"
        className={`grid-link ${action.style === "danger" ? "grid-danger" : ""}`}
        aria-busy={running}
        {...nodeMark?.(`action:${action.id}`)}
        {...(reason === undefined
          ? { "data-action": action.id }
          : { "aria-disabled": true, "aria-describedby": reasonId, title: reason })}
      >
        {children}
      </button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
