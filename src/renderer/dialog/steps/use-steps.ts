import { useMemo, useRef, useState } from "react";
import { compileTemplate } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import type {
  DialogPlan,
  DialogStepPlan,
  SendPlan,
  StepPlan,
} from "../../../schema/plan/plans/screen-plan.ts";
import type { Submitted } from "../../form/send-form.ts";
import type { Scope, Screen } from "../../host.ts";
import { withIntents } from "../../steps/call-intents.ts";
import { decideNext, type Decision } from "./decide-next.ts";
import { enterStep, keepable, leaveBack, openSteps, type StepsState, withAnswer } from "./steps-state.ts";
import { stepsStore } from "./steps-store.ts";
import { subjectName } from "./subject-name.ts";

type StepsDialog = Extract<DialogPlan, { kind: "steps" }>;

interface StepsInput {
  readonly screen: Screen;
  readonly dialog: StepsDialog;
  /** `record` included. */
  readonly scope: Scope;
  /** Called when something has been written and the dialog stays open. */
  readonly onWritten: () => void;
  readonly onDone: (done: {
    readonly result: unknown;
    readonly wrote: boolean;
    readonly steps: readonly StepPlan[];
    readonly scope: Scope;
  }) => void;
}

/** An answer, and the way on from it. */
export interface Answered extends Submitted {
  readonly step: DialogStepPlan;
  readonly decision: Decision;
}

export interface Steps {
  readonly state: StepsState;
  readonly plan: DialogStepPlan;
  /** Names that the buttons and what is sent see now. */
  readonly names: () => Scope;
  /** The way on from the answer to the step's own form. */
  readonly readAnswer: (submitted: Submitted) => Answered;
  /** Sends what another step has sent; fails with a sentence. */
  readonly send: (use: SendPlan) => Promise<Answered>;
  /** Goes the way; `typed` stands in the form where it is not the one that was sent. */
  readonly follow: (answered: Answered, typed: Row | null) => void;
  readonly back: { readonly title: string; readonly go: (typed: Row, isUnsent: boolean) => void } | null;
}

/** The steps of an open dialog: one form at a time, and what was typed and answered before it. */
export function useSteps({ screen, dialog, scope, onWritten, onDone }: StepsInput): Steps {
  const { host } = screen;
  const [store] = useState(() => stepsStore(host.storage, host.session.user.id));
  const [name] = useState(() => subjectName(screen, dialog, scope));
  const [state, setState] = useState(() => openSteps(dialog.steps, store.read(name)));
  const latest = useRef(state);
  const hasWritten = useRef(false);
  const call = useMemo(() => withIntents(host.call), [host]);
  const planOf = (id: string) => dialog.steps.find((step) => step.id === id) ?? NO_STEP;
  const show = (next: StepsState) => {
    latest.current = next;
    setState(next);
  };
  const namesOf = ({ values, answers }: StepsState) => ({ ...scope, steps: values, answers });
  const answerOf = (step: DialogStepPlan, submitted: Submitted): Answered => {
    const { values, result, sent } = submitted;
    const next = withAnswer(latest.current, { step, values, result, sent, typed: null });
    const seen = { ...namesOf(next), $values: values, sent: result, from: latest.current.at };
    if (step.submit && screen.plan.calls[step.submit.call]?.effect === "write") hasWritten.current = true;
    const decision = decideNext(step.next, seen);
    if (hasWritten.current && decision.kind !== "done") onWritten();
    return { ...submitted, step, decision };
  };
  const send = async (use: SendPlan) => {
    const step = planOf(use.step);
    const before = latest.current;
    if (before.lacking.includes(step.id)) throw new Error(lackingText(step));
    const changes = compileTemplate(use.with)(namesOf(before)) as Row;
    const sent = { ...before.sent[step.id], ...changes };
    const values = before.values[step.id] ?? {};
    const result = step.submit ? await call(step.submit.call, sent, { silent: true }) : values;
    return answerOf(step, { values, result, sent });
  };
  const follow = ({ step, decision, ...submitted }: Answered, typed: Row | null) => {
    const before = latest.current;
    // Earlier answers still hold: a code that was sent before opens the door.
    if (decision.kind === "error") return;
    const answered = withAnswer(before, { step, ...submitted, typed });
    if (decision.kind === "to") {
      const next = enterStep(answered, decision.step, Date.now());
      const kept = keepable(next, dialog.steps);
      if (kept) store.write(name, kept);
      return show(next);
    }
    store.remove(name);
    const { result, values } = submitted;
    onDone({
      result,
      wrote: hasWritten.current,
      steps: decision.steps,
      scope: { ...namesOf(answered), $values: values, sent: result, from: before.at },
    });
  };
  const plan = planOf(state.at);
  const before = plan.back && state.trail.findLast((id) => planOf(id).title !== undefined);
  return {
    state,
    plan,
    names: () => namesOf(latest.current),
    readAnswer: (submitted) => answerOf(planOf(latest.current.at), submitted),
    send,
    follow,
    back: before
      ? {
          title: planOf(before).title ?? "",
          go: (typed, isUnsent) => show(leaveBack(latest.current, before, typed, isUnsent)),
        }
      : null,
  };
}

/** Stands where a plan names a step that it does not have. */
const NO_STEP: DialogStepPlan = {
  id: "",
  initial: {},
  form: {},
  submitLabel: "",
  whenHidden: "omit",
  actions: [],
  next: [],
  secrets: {},
};

function lackingText({ title, secrets }: DialogStepPlan): string {
  const fields = Object.values(secrets).join("、");
  return `为了安全，${fields}没有保存在本机，请返回「${title ?? "上一步"}」重新填写后提交`;
}
