import type { Row } from "../../../fields/field-view.ts";
import type { DialogStepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Submitted } from "../../form/send-form.ts";
import type { KeptSteps } from "./steps-store.ts";

type OfSteps<Value> = { readonly [step: string]: Value };

/** All that has been typed, sent and answered so far, and the step that stands there now. */
export interface StepsState {
  readonly at: string;
  /** Counts the steps entered: a form that is entered again is another one. */
  readonly entry: number;
  /** The steps that led here. */
  readonly trail: readonly string[];
  readonly values: OfSteps<Row>;
  readonly answers: OfSteps<unknown>;
  /** The parameters that were sent last. */
  readonly sent: OfSteps<Row>;
  /** Milliseconds since 1970 of the last sending that led to a step. */
  readonly entered: OfSteps<number>;
  /** Steps with something typed that no server has. */
  readonly unsent: readonly string[];
  /** Steps that came out of the store, without the values that it does not keep. */
  readonly lacking: readonly string[];
  /** `steps` and `answers` in the expressions of the form that stands there. */
  readonly seen: { readonly steps: OfSteps<Row>; readonly answers: OfSteps<unknown> };
}

/** A dialog at its first step, or where a countdown still runs. */
export function openSteps(plans: readonly DialogStepPlan[], kept: KeptSteps | null): StepsState {
  const isKnown = kept !== null && plans.some(({ id }) => id === kept.at);
  const { trail, values, answers, sent } = isKnown ? kept : NOTHING_KEPT;
  return {
    at: isKnown ? kept.at : (plans[0]?.id ?? ""),
    entry: 0,
    trail,
    values,
    answers,
    sent,
    entered: isKnown ? { [kept.at]: kept.entered } : {},
    unsent: [],
    lacking: isKnown ? plans.filter(hasSecrets).map(({ id }) => id) : [],
    seen: { steps: values, answers },
  };
}

const NOTHING_KEPT = { trail: [], values: {}, answers: {}, sent: {} };

interface Sending extends Submitted {
  /** The step that was sent. */
  readonly step: DialogStepPlan;
  /** Values of the form that stands there, where it is not the one that was sent. */
  readonly typed: Row | null;
}

/** The state once an answer is there. */
export function withAnswer(state: StepsState, { step, values, result, sent, typed }: Sending): StepsState {
  const { id } = step;
  const isOwn = id === state.at;
  const others = state.unsent.filter((name) => name !== id);
  return {
    ...state,
    values: { ...state.values, ...(typed && { [state.at]: typed }), [id]: values },
    answers: { ...state.answers, [id]: result },
    sent: { ...state.sent, [id]: sent },
    unsent: isOwn && !step.submit && hasValues(values) ? [...others, id] : others,
    lacking: isOwn ? state.lacking.filter((name) => name !== id) : state.lacking,
  };
}

/** The state after a sending has led to a step, which may be the one that stands there. */
export function enterStep(state: StepsState, to: string, now: number): StepsState {
  const entered = { ...state.entered, [to]: now };
  if (to === state.at) return { ...state, entered };
  const before = state.trail.indexOf(to);
  const trail = before === -1 ? [...state.trail, state.at] : state.trail.slice(0, before);
  return moved({ ...state, entered, trail }, to);
}

/** The state at the step before, with what was typed here. */
export function leaveBack(state: StepsState, before: string, typed: Row, isUnsent: boolean): StepsState {
  const others = state.unsent.filter((name) => name !== state.at);
  return moved(
    {
      ...state,
      trail: state.trail.slice(0, state.trail.indexOf(before)),
      values: { ...state.values, [state.at]: typed },
      unsent: isUnsent ? [...others, state.at] : others,
    },
    before,
  );
}

function moved(state: StepsState, at: string): StepsState {
  const { entry, values, answers } = state;
  return { ...state, at, entry: entry + 1, seen: { steps: values, answers } };
}

/** The state as a browser may keep it while a countdown of the step runs; null: none does. */
export function keepable(state: StepsState, plans: readonly DialogStepPlan[]): KeptSteps | null {
  const plan = plans.find(({ id }) => id === state.at);
  const entered = state.entered[state.at];
  const longest = Math.max(0, ...(plan?.actions ?? []).map(({ send }) => send?.cooldown ?? 0));
  if (entered === undefined || longest === 0) return null;
  const { at, trail, answers } = state;
  return {
    at,
    entered,
    until: entered + longest * 1000,
    trail,
    values: withoutSecrets(state.values, plans),
    answers,
    sent: withoutSecrets(state.sent, plans),
  };
}

function withoutSecrets(rows: OfSteps<Row>, plans: readonly DialogStepPlan[]): OfSteps<Row> {
  const secrets = new Set(plans.flatMap((plan) => Object.keys(plan.secrets)));
  return Object.fromEntries(
    Object.entries(rows).map(([step, row]) => [
      step,
      Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.has(name))),
    ]),
  );
}

function hasSecrets({ secrets }: DialogStepPlan): boolean {
  return Object.keys(secrets).length > 0;
}

function hasValues(values: Row): boolean {
  return Object.values(values).some((value) => value !== undefined && value !== null && value !== "");
}
