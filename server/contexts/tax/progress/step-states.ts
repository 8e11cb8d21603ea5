import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";

/** The state of a step of the month's work: the code table `stepState`. */
export const STEP = { waiting: 0, inHand: 1, done: 2, fault: 3, notNeeded: 9 } as const;

export type StepState = (typeof STEP)[keyof typeof STEP];

/** The steps in the order in which they are taken; see the code table `workStep`. */
export const STEPS = [
  "arrival",
  "collect",
  "check",
  "book",
  "estimate",
  "notice",
  "declare",
  "pay",
  "close",
] as const;

export type Step = (typeof STEPS)[number];

/** The facts about a company's month. */
export interface MonthFacts {
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly kjqj: number;
  readonly arrivalStatus: number;
  readonly bookStatus: number;
  readonly cjzt: number | null;
  readonly checkStatus: number | null;
  readonly confirmationStatus: number | null;
  readonly predictionStatus: number | null;
  readonly noticeTaxType: number | null;
  readonly doubtState: number | null;
  readonly taxDeclareStatus: number | null;
  readonly ztQjzt: number | null;
  /** The books of the month are kept; of a quarter that is filed after its service they are not. */
  readonly isKept: boolean;
}

const GENERAL_TAXPAYER = "001";
const COLLECTED: Readonly<Record<number, StepState>> = {
  1: STEP.inHand,
  2: STEP.done,
  5: STEP.fault,
  9: STEP.fault,
};
const CONFIRMED: Readonly<Record<number, StepState>> = { 1: STEP.inHand, 2: STEP.done, 3: STEP.fault };
const ESTIMATED: Readonly<Record<number, StepState>> = {
  1: STEP.done,
  2: STEP.inHand,
  3: STEP.fault,
};
const THREE: Readonly<Record<number, StepState>> = { 1: STEP.inHand, 2: STEP.done, 3: STEP.fault };
const DOUBTFUL: ReadonlySet<number> = new Set([1, 2]);

/** The state of each step. A month in which nothing is declared has no steps of declaring, one without books none of them. */
export function stepStates(facts: MonthFacts): Readonly<Record<Step, StepState>> {
  const declares = declaresIn(facts, facts.kjqj);
  const notice = facts.noticeTaxType ?? 0;
  const isDoubtful = DOUBTFUL.has(facts.doubtState ?? 0);
  const ifDeclared = (state: StepState) => (declares ? state : STEP.notNeeded);
  const ifKept = (state: StepState) => (facts.isKept ? state : STEP.notNeeded);
  return {
    arrival: ifKept(THREE[facts.arrivalStatus] ?? STEP.waiting),
    collect: COLLECTED[facts.cjzt ?? 0] ?? STEP.waiting,
    check: checkState(facts),
    book: ifKept(THREE[facts.bookStatus] ?? STEP.waiting),
    estimate: ifDeclared(ESTIMATED[facts.predictionStatus ?? 0] ?? STEP.waiting),
    notice: ifDeclared(notice >= 1 ? STEP.done : isDoubtful ? STEP.inHand : STEP.waiting),
    declare: ifDeclared(THREE[facts.taxDeclareStatus ?? 0] ?? STEP.waiting),
    pay: ifDeclared(notice === 3 ? STEP.done : notice === 2 ? STEP.inHand : STEP.waiting),
    close: ifKept(facts.ztQjzt === 1 ? STEP.done : STEP.waiting),
  };
}

/** Only general taxpayers select what they deduct. */
function checkState({ taxlayerType, checkStatus, confirmationStatus }: MonthFacts): StepState {
  if (taxlayerType !== GENERAL_TAXPAYER) return STEP.notNeeded;
  return CONFIRMED[confirmationStatus ?? 0] ?? (checkStatus === 1 ? STEP.inHand : STEP.waiting);
}

/** The steps from the invoices of a month to the payment of its taxes. */
const TAX_STEPS = ["collect", "check", "estimate", "notice", "declare", "pay"] as const;

/** The step of a client on the way to the treasury: the code table `progressStage`. A step that went wrong is looked at first. */
export type Stage = (typeof TAX_STEPS)[number] | "fault" | "finished";

export function stageOf(states: Readonly<Record<Step, StepState>>): Stage {
  if (TAX_STEPS.some((step) => states[step] === STEP.fault)) return "fault";
  const open = TAX_STEPS.find((step) => states[step] !== STEP.done && states[step] !== STEP.notNeeded);
  return open ?? "finished";
}

/** The number of finished steps among those that are needed. */
export function progressOf(states: readonly StepState[]) {
  const needed = states.filter((state) => state !== STEP.notNeeded);
  const doneNum = needed.filter((state) => state === STEP.done).length;
  return {
    doneNum,
    stepNum: needed.length,
    percent: needed.length === 0 ? 1 : Math.round((doneNum / needed.length) * 10_000) / 10_000,
    isDone: doneNum === needed.length ? 1 : 0,
    hasFault: needed.includes(STEP.fault) ? 1 : 0,
  };
}
