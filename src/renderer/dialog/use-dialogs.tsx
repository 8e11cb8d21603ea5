import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import type { ActionContext, DialogOutcome } from "../../actions/verb-runner.ts";
import type { DialogPlan, ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import { withInputs } from "../given/pass-inputs.ts";
import { compileHeading } from "../heading-words.ts";
import type { Scope, Screen } from "../host.ts";
import type { Trail } from "../trail/trail.ts";
import type { DialogProps } from "./dialog-props.ts";
import { loadDialog, warmDialog } from "./load-dialog.ts";

/** The trail along the rows from which a dialog has been opened, if there is one. */
export type TrailOf = (dialog: DialogPlan, scope: Scope) => Trail | undefined;

/** Kinds of screen that have dialogs. */
export type ScreenWithDialogs = Screen<Extract<ScreenPlan, { readonly dialogs: object }>>;

interface OpenDialog {
  readonly key: number;
  readonly Frame: ComponentType<DialogProps>;
  readonly plan: DialogPlan;
  readonly scope: Scope;
  readonly title: string;
  readonly tags: readonly string[];
  readonly opener: Element | null;
  readonly trail: Trail | undefined;
  readonly reload: ActionContext["reload"];
  readonly resolve: (outcome: DialogOutcome) => void;
}

const nothingToReload = async () => undefined;
const nothingToResolve = () => undefined;

/**
 * The screen's dialogs: `open` resolves when the dialog is submitted or cancelled, at once where it stands beside the
 * rows; `element` belongs into the screen. `besideRow`: the row that is shown beside the others; `changesAround` counts the
 * changes of these.
 */
export function useDialogs(screen: ScreenWithDialogs, changesAround = 0, trailOf?: TrailOf) {
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const lastKey = useRef(0);
  const { plan: screenPlan } = screen;
  const hasDialogs = Object.keys(screenPlan.dialogs).length > 0;
  useEffect(() => {
    if (hasDialogs) warmDialog();
  }, [hasDialogs]);
  const open = useCallback(
    async (
      id: string,
      from: Scope,
      given?: unknown,
      reload: ActionContext["reload"] = nothingToReload,
    ): Promise<DialogOutcome> => {
      const plan = screenPlan.dialogs[id];
      if (!plan) throw new Error(`the screen has no dialog "${id}"`);
      const scope = { ...from, given: withInputs(from, given) };
      const title = compileHeading(plan.title)(scope);
      const tags = (plan.tags ?? []).map((text) => compileHeading(text)(scope)).filter((text) => text !== "");
      // A Tab pressed while the dialog is on its way would make another element the opener.
      const opener = document.activeElement;
      // Values that an action hands over hold for its own row.
      const trail = given === undefined ? trailOf?.(plan, scope) : undefined;
      const Frame = await loadDialog();
      lastKey.current += 1;
      const dialog = { key: lastKey.current, Frame, plan, scope, title, tags, opener, trail, reload };
      if (plan.place === "beside") {
        // The result of this dialog is not awaited, and it replaces the one that stood in its place.
        setDialogs((now) => [...now.filter(isInFront), { ...dialog, resolve: nothingToResolve }]);
        return { outcome: "submitted", value: undefined };
      }
      return new Promise((resolve) => setDialogs((now) => [...now, { ...dialog, resolve }]));
    },
    [screenPlan, trailOf],
  );
  const element: ReactNode = dialogs.map(({ key, Frame, plan, resolve, ...dialog }) => (
    <Frame
      key={key}
      screen={screen}
      dialog={plan}
      {...dialog}
      changesAround={changesAround}
      open={open}
      onOutcome={resolve}
      onClosed={() => setDialogs((now) => now.filter((entry) => entry.key !== key))}
    />
  ));
  const beside = dialogs.find((dialog) => !isInFront(dialog));
  return { open, element, besideRow: beside ? beside.scope.row : undefined };
}

function isInFront({ plan }: OpenDialog): boolean {
  return plan.place !== "beside";
}
