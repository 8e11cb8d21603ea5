import type { ReactNode } from "react";
import type { CellLink, Row } from "../../../fields/field-view.ts";
import { stateAction, type CompiledAction } from "../../action/compile-action.ts";
import { BrokenMark } from "../../broken-mark.tsx";
import type { Scope } from "../../host.ts";
import { ActionLink } from "./row-actions.tsx";

interface LinkedValueProps {
  readonly cell: (row: Row, link?: CellLink) => ReactNode;
  readonly row: Row;
  /** Id of the row action or the link. */
  readonly action: string | undefined;
  readonly actions: readonly CompiledAction[];
  /** Ways to somewhere else, which are no actions of the row. */
  readonly links?: readonly CompiledAction[] | undefined;
  /** Names that the actions see. */
  readonly scopeOf: (row: Row) => Scope;
  /** Ids of the actions that are running on the row. */
  readonly running: readonly string[];
}

/** A value that starts a row action; plain where the user does not have the action. */
export function LinkedValue({ cell, row, action, actions, links, scopeOf, running }: LinkedValueProps) {
  const compiled = [...(links ?? []), ...actions].find(({ plan }) => plan.id === action);
  const stated = compiled && stateAction(compiled, scopeOf(row));
  if (!stated || stated.state.kind === "hidden") return cell(row);
  // A fault of the action must not take the value away.
  if (stated.state.kind === "broken") {
    return (
      <>
        {cell(row)}
        <BrokenMark message={stated.state.message} />
      </>
    );
  }
  return cell(row, (content) => (
    <ActionLink {...stated} running={running.includes(stated.action.id)}>
      {content}
    </ActionLink>
  ));
}
