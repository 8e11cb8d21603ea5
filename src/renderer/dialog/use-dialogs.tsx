import { useCallback, useRef, useState, type ReactNode } from "react";
import type { DialogOutcome } from "../../actions/verb-runner.ts";
import { compileText } from "../../expression/template.ts";
import type { DialogPlan, ListPlan } from "../../schema/plan/screen-plan.ts";
import type { Scope, Screen } from "../screen.ts";
import { FormDialog } from "./form-dialog.tsx";

interface OpenDialog {
  readonly key: number;
  readonly plan: DialogPlan;
  readonly scope: Scope;
  readonly title: string;
  readonly settle: (outcome: DialogOutcome) => void;
}

/** The screen's dialogs: `open` resolves when the dialog is submitted or cancelled; `element` belongs into the screen. */
export function useDialogs(screen: Screen<ListPlan>) {
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const lastKey = useRef(0);
  const { plan: screenPlan } = screen;
  const open = useCallback(
    async (id: string, scope: Scope): Promise<DialogOutcome> => {
      const plan = screenPlan.dialogs[id];
      if (!plan) throw new Error(`the screen has no dialog "${id}"`);
      const title = titleOf(plan, scope);
      return new Promise((settle) => {
        lastKey.current += 1;
        const dialog = { key: lastKey.current, plan, scope, title, settle };
        setDialogs((now) => [...now, dialog]);
      });
    },
    [screenPlan],
  );
  const element: ReactNode = dialogs.map(({ key, plan, scope, title, settle }) =>
    plan.kind === "form" ? (
      <FormDialog
        key={key}
        screen={screen}
        dialog={plan}
        scope={scope}
        title={title}
        onOutcome={settle}
        onClosed={() => setDialogs((now) => now.filter((dialog) => dialog.key !== key))}
      />
    ) : null,
  );
  return { open, element };
}

function titleOf(dialog: DialogPlan, scope: Scope): string {
  try {
    return String(compileText(dialog.title)(scope));
  } catch (error) {
    // A title that cannot be worked out must not keep the form from being used.
    return `⚠ ${error instanceof Error ? error.message : String(error)}`;
  }
}
