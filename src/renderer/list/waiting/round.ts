import { compileText } from "../../../expression/template.ts";
import { createRetryPauses } from "../../../request/retry-pauses.ts";
import { isOutcomeUnknown } from "../../../request/request-error.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { RoundPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import type { ListState, ListStore } from "../data/list-store.ts";
import { createClock } from "./clock.ts";
import { type RequestRows, createQuestion } from "./question.ts";
import { createWaitingRows, type Look } from "./waiting-rows.ts";

/** One entry of `refresh` at work: a clock of its own, and the rows it waits for. */
export interface Round {
  readonly plan: RoundPlan;
  /** Sets the surroundings; to be called before the first look. */
  readonly use: (surroundings: Surroundings) => void;
  /** Looks at the rows on show; to be called whenever they may have changed. */
  readonly look: (state: ListState) => void;
  /** While out of sight no requests are sent; coming back begins the limit anew. */
  readonly setInSight: (isInSight: boolean) => void;
  /** The reason why the requests do not run as planned; null while they do. */
  readonly trouble: () => string | null;
}

interface Surroundings {
  /** The names of the list now. */
  readonly scope: Scope;
  /** The derived states of the rows. */
  readonly states: StateTables;
  readonly ask: RequestRows;
  /** Called once with all rows that have stopped waiting since the last look. */
  readonly onDone: (look: Look) => void;
}

const TOO_LONG = "自动刷新已停止：等待时间过长";

/** `onTrouble` is called when `trouble` may have changed. */
export function createRound(plan: RoundPlan, store: ListStore, onTrouble: () => void): Round {
  const byKey = plan.source !== undefined;
  const waiting = createWaitingRows({ limit: plan.limit * 1000, byKey });
  const question = createQuestion({ store, waiting, byKey });
  const pauses = createRetryPauses(plan.every);
  let surroundings: Surroundings | null = null;
  let isInSight = false;
  let failure: string | null = null;
  /** The load of the list after which no more requests are sent. */
  let stoppedAt: number | null = null;

  const rest = () => {
    clock.rest();
    question.abort();
  };
  const stop = (error: unknown) => {
    rest();
    clock.clear();
    stoppedAt = store.read().answers;
    failure = `自动刷新已停止：${failureText(error)}`;
    onTrouble();
  };
  const ring = async () => {
    clock.clear();
    waiting.expire();
    if (surroundings && waiting.rows().length > 0) {
      const outcome = await question.ask(surroundings.ask);
      if (outcome.kind === "aborted") return;
      if (outcome.kind === "answered") {
        pauses.succeed();
        failure = null;
      } else if (isOutcomeUnknown(outcome.error)) {
        pauses.fail();
        failure = `自动刷新没有应答，正在重试：${failureText(outcome.error)}`;
      } else return stop(outcome.error);
    }
    onTrouble();
    look(store.read());
  };
  const clock = createClock(() => void ring());

  const look = ({ rows, busy, loaded, error, answered, answers }: ListState) => {
    if (!surroundings || !isInSight || question.isFetching()) return;
    if (stoppedAt !== null && stoppedAt !== answers) {
      stoppedAt = null;
      failure = null;
    }
    if (busy || !loaded || error || stoppedAt !== null) return rest();
    const { scope, states, onDone } = surroundings;
    try {
      const isWaiting = compileText(plan.rows);
      const page = { rows, answers, question: JSON.stringify(answered) };
      const seen = waiting.look(page, (row) => Boolean(isWaiting(withRow(scope, row, states))));
      if (seen.done.length > 0) onDone(seen);
    } catch (failed) {
      return stop(failed);
    }
    onTrouble();
    if (question.isOpen()) return;
    if (waiting.rows().length === 0) clock.clear();
    else clock.set(pauses.pause());
  };
  return {
    plan,
    use: (next) => {
      surroundings = next;
    },
    look,
    setInSight: (now) => {
      isInSight = now;
      rest();
      clock.clear();
      waiting.restart();
      look(store.read());
    },
    trouble: () => failure ?? (waiting.hasExpired() ? TOO_LONG : null),
  };
}
