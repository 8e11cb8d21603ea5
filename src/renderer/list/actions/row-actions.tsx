import { useId, type ReactNode } from "react";
import { stateAction, type CompiledAction, type StatedAction } from "../../action/compile-action.ts";
import { listenForReasons } from "../../action/reason-tip.ts";
import { BrokenMark } from "../../broken-mark.tsx";
import { nodeMark } from "../../probe.ts";
import type { Scope } from "../../host.ts";
import { MoreActions } from "./more-actions.tsx";
import { splitLinks } from "./split-links.ts";

interface RowActionsProps {
  readonly actions: readonly CompiledAction[];
  /** Names that the actions see. */
  readonly scope: Scope;
  readonly running: readonly string[];
  readonly onStart: (actionId: string) => void;
}

/** The actions of a row as text links. Clicks on links are handled by the grid, by `data-action`. */
export function RowActions({ actions, scope, running, onStart }: RowActionsProps) {
  const stated = actions
    .map((action) => stateAction(action, scope))
    .filter(({ state }) => state.kind !== "hidden");
  const { links, more } = splitLinks(stated, ({ action }) => action.style);
  return (
    <>
      {links.map(({ action, state }) => (
        <ActionLink key={action.id} action={action} state={state} running={running.includes(action.id)}>
          {action.label}
        </ActionLink>
      ))}
      {more.length > 0 && <MoreActions items={more} running={running} onStart={onStart} />}
    </>
  );
}

interface ActionLinkProps extends StatedAction {
  readonly running: boolean;
  readonly children: ReactNode;
}

export function ActionLink({ action, state, running, children }: ActionLinkProps) {
  const reasonId = useId();
  listenForReasons();
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
          : { "aria-disabled": true, "aria-describedby": reasonId, "data-reason": reason })}
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
