import type { Form } from "@formily/core";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { Screen } from "../../host.ts";
import type { Row } from "../../../fields/field-view.ts";
import { baseOf, setBase } from "../values/form-base.ts";
import type { Choice, Conflict } from "./conflict.ts";
import type { ConflictDialogProps } from "./conflict-dialog.tsx";
import { loadConflictDialog } from "./load-conflict-dialog.ts";
import { takeOver } from "./read-conflict.ts";

interface Resolving {
  readonly screen: Screen;
  readonly form: Form;
  /** The record that the form was opened with. */
  readonly record: Row | null;
  /** Sends the form again. */
  readonly onMerged: () => void;
  /** The form holds what the other has saved. */
  readonly onReloaded: () => void;
}

/** Shows the changes that another user has saved, and applies the decision of this user to the form. */
export function useConflict({ screen, form, record, onMerged, onReloaded }: Resolving): {
  readonly show: (conflict: Conflict) => Promise<void>;
  readonly element: ReactNode;
} {
  const [shown, setShown] = useState<{
    readonly conflict: Conflict;
    readonly Dialog: ComponentType<ConflictDialogProps>;
  } | null>(null);
  const opener = useRef<Element | null>(null);
  const close = () => {
    setShown(null);
    // The dialog takes the focus with it.
    const { current } = opener;
    setTimeout(() => current instanceof HTMLElement && current.focus());
  };
  const take = (conflict: Conflict, isWanted: (path: string) => boolean) => {
    const { differences } = conflict;
    for (const { path, theirs } of differences) if (isWanted(path)) form.setValuesIn(path, theirs);
    setBase(form, takeOver(conflict, baseOf(form, record)));
    close();
  };
  const merge = (conflict: Conflict, choices: ReadonlyMap<string, Choice>) => {
    take(conflict, (path) => choices.get(path) === "theirs");
    onMerged();
  };
  const reload = (conflict: Conflict) => {
    for (const path of Object.keys(form.values as object)) {
      if (path in conflict.theirs) form.setValuesIn(path, conflict.theirs[path]);
    }
    take(conflict, () => true);
    onReloaded();
  };
  return {
    show: async (conflict) => {
      opener.current = document.activeElement;
      setShown({ conflict, Dialog: await loadConflictDialog() });
    },
    element: shown && (
      <shown.Dialog
        conflict={shown.conflict}
        fields={screen.host.fields}
        environment={screen.environment}
        onMerge={(choices) => merge(shown.conflict, choices)}
        onReload={() => reload(shown.conflict)}
        onGoOn={close}
      />
    ),
  };
}
