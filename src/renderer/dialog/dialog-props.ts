import type { ActionContext, DialogOutcome } from "../../actions/verb-runner.ts";
import type { DialogPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { OpenDialog } from "../action/use-action-runner.ts";
import type { Scope, Screen } from "../host.ts";
import type { Trail } from "../trail/trail.ts";

/** The plan and scope of an open dialog, and the callbacks that it ends with. */
export interface DialogProps {
  readonly screen: Screen;
  readonly dialog: DialogPlan;
  readonly scope: Scope;
  readonly title: string;
  /** Behind the title. */
  readonly tags: readonly string[];
  /** Had the focus when the dialog was opened, and gets it back when the dialog is closed. */
  readonly opener: Element | null;
  /** The rows that it has been opened from, where its screen can go on to the next. */
  readonly trail: Trail | undefined;
  /** Fetches again what the action that opened it belongs to. */
  readonly reload: ActionContext["reload"];
  /** Changes of the rows that it stands next to, counted since it was opened. */
  readonly changesAround: number;
  /** Opens another dialog above this one. */
  readonly open: OpenDialog;
  /** Called once, when the user is done with the dialog. */
  readonly onOutcome: (outcome: DialogOutcome) => void;
  /** Called when it has left the screen. */
  readonly onClosed: () => void;
}
