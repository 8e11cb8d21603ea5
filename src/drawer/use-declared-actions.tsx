import { useMemo, type ReactNode } from "react";
import { ActionButton } from "../renderer/action/action-button.tsx";
import { compileActions, stateAction } from "../renderer/action/compile-action.ts";
import type { SurfaceProps } from "../renderer/host.ts";

interface DeclaredActions {
  /** Starts an action; undefined where the user does not have it. */
  readonly open: (id: string) => (() => void) | undefined;
  /** The action as a button, with more words behind its label. */
  readonly button: (id: string, more?: string) => ReactNode;
}

/** The actions that the section declares for the surface. */
export function useDeclaredActions({ screen, section, scope = {}, actions }: SurfaceProps): DeclaredActions {
  const compiled = useMemo(() => compileActions(section?.actions ?? [], screen.host), [section, screen.host]);
  const find = (id: string) => {
    const action = compiled.find(({ plan }) => plan.id === id);
    return action && stateAction(action, scope);
  };
  return {
    open: (id) => {
      const stated = find(id);
      return stated?.state.kind === "enabled" ? () => actions?.start(stated.action) : undefined;
    },
    button: (id, more = "") => {
      const stated = find(id);
      if (!stated) return null;
      const action = { ...stated.action, label: stated.action.label + more };
      return (
        <ActionButton
          {...stated}
          action={action}
          running={actions?.running.includes(id) ?? false}
          onStart={() => actions?.start(stated.action)}
        />
      );
    },
  };
}
