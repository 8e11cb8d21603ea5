import { App } from "antd";
import { useContext, useMemo } from "react";
import { type ActionContext, type DialogOutcome, StepsEnded } from "../../actions/verb-runner.ts";
import { compileWords } from "../../expression/template.ts";
import { RequestError } from "../../request/request-error.ts";
import type { ActionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { DialogEnd } from "../dialog/dialog-end.ts";
import type { OpenForms } from "../nested/open-forms.ts";
import { failureText } from "../failure-text.ts";
import type { Scope, Screen } from "../host.ts";
import { withIntents } from "../steps/call-intents.ts";
import { nothingAround } from "../steps/nothing-around.ts";
import { runSteps, type StepEngine } from "../steps/run-steps.ts";
import type { Trail } from "../trail/trail.ts";
import { useBatches } from "./batch/use-batches.tsx";
import { type ActionRun, useRunningActions } from "./use-running-actions.ts";
import { saveForms } from "./save-forms.ts";
import { watchWrites } from "./watch-writes.ts";
import { useConfirm } from "./use-confirm.ts";
import { useWaits } from "./use-waits.tsx";

/** Opens a dialog for an action; `reload` is what the action itself would fetch again. */
export type OpenDialog = (
  dialog: string,
  scope: Scope,
  given: unknown,
  reload: ActionContext["reload"],
) => Promise<DialogOutcome>;

/** The trail that an address of a row's action begins, if any. */
export type TrailTo = (to: string) => Trail | undefined;

/** The means that only actions of some places have. */
export interface ActionPlace {
  /** Of a row. */
  readonly trailTo?: TrailTo;
  /** Of a form. */
  readonly setValues?: ActionContext["setValues"];
}

export interface ActionRunner {
  /**
   * Starts the action unless the same one is still running at the same place (a row's key, or a place on the screen).
   * One that a form has started a task for runs no longer: its steps go on when the task has ended.
   */
  readonly start: (
    action: ActionPlan,
    at: string,
    scope: Scope,
    reload: ActionContext["reload"],
    place?: ActionPlace,
  ) => void;
  /** Ids of the actions running at a place; the same array while nothing changes there. */
  readonly runningAt: (at: string) => readonly string[];
}

/**
 * Runs actions after their confirmation, shows failures that the request layer has not shown, and reloads the visible
 * rows after a write. `forms`: those in the sections of a page.
 */
export function useActionRunner(screen: Screen, open: OpenDialog, forms?: OpenForms): ActionRunner {
  const { message } = App.useApp();
  const confirm = useConfirm();
  const wait = useWaits();
  const batch = useBatches(screen.host.outside);
  const actions = useRunningActions();
  const call = useMemo(() => withIntents(screen.host.call), [screen.host]);
  const endDialog = useContext(DialogEnd);

  const run = async (
    action: ActionPlan,
    self: ActionRun,
    scope: Scope,
    reload: ActionContext["reload"],
    place: ActionPlace,
  ) => {
    const answer = { ok: action.label, danger: action.style === "danger" };
    if (action.confirm !== undefined && !(await confirm(compileWords(action.confirm)(scope), answer))) return;
    // While a dialog waits for the user, the action does not count as running.
    const asking = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      actions.show(self, false);
      const given = await ask();
      // The link of a notice can open a dialog after its action has ended.
      actions.show(self, true);
      return given;
    };
    const openAndRelease: StepEngine["open"] = async (dialog, dialogScope, given) =>
      asking(async () => {
        const outcome = await open(dialog, dialogScope, given, reload);
        if (outcome.outcome === "submitted" && outcome.job) actions.end(self);
        return outcome;
      });
    actions.show(self, true);
    const { engine, hasWritten } = watchWrites(
      {
        ...screen.host.outside,
        pickFile: (accept) => asking(() => screen.host.outside.pickFile(accept)),
        verbs: screen.host.verbs,
        call,
        open: openAndRelease,
        reload: async (target) => {
          screen.place.onChanged?.();
          await reload(target);
        },
        confirm: (text, ok = action.label) => asking(() => confirm(text, { ...answer, ok })),
        toast: (text, tone) => void message.open({ type: tone, content: text }),
        navigate: (to) => screen.host.navigate(to, place.trailTo?.(to)),
        setValues: place.setValues ?? nothingAround.setValues,
        saveForms: async () => {
          if (!forms) return await nothingAround.saveForms();
          await saveForms(forms.list(), action.label, (text, choice) => asking(() => confirm(text, choice)));
        },
        endDialog: (outcome) => asking(() => endDialog(outcome)),
        wait,
        batch: (title, items) => asking(() => batch(title, items)),
      },
      screen.plan.calls,
    );
    try {
      await runSteps(action.do, scope, engine);
    } finally {
      // A part that could not be fetched says so itself, or is only older.
      if (hasWritten() && action.reload !== false) await engine.reload("all").catch(() => undefined);
    }
  };

  const start: ActionRunner["start"] = (action, at, scope, reload, place = {}) => {
    const self = actions.begin({ id: action.id, at });
    if (!self) return;
    run(action, self, scope, reload, place)
      .catch((error: unknown) => {
        // The request layer has shown its own failures.
        if (error instanceof StepsEnded || error instanceof RequestError) return;
        void message.error(`「${action.label}」没有完成：${failureText(error)}`);
      })
      .finally(() => actions.end(self));
  };
  return { start, runningAt: actions.runningAt };
}
