import { compileText } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import { createPatience } from "../../../request/patience.ts";
import { isOutcomeUnknown } from "../../../request/request-error.ts";
import type { RoundPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import type { ListStore } from "../data/list-store.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import { createWaitingRows, type Look } from "./waiting-rows.ts";

/** One entry of `refresh` at work: a clock of its own, and the rows it waits for. */
export interface Round {
  /** Looks at the rows on show; to be called whenever they may have changed. */
  readonly look: () => void;
  /** Out of sight nothing is asked; coming back begins the limit anew. */
  readonly setInSight: (isInSight: boolean) => void;
  /** Why it does not ask as it should; null while it does. */
  readonly trouble: () => string | null;
}

export interface RoundInput {
  readonly plan: RoundPlan;
  readonly store: ListStore;
  /** The names of the list now. */
  readonly scope: () => Scope;
  /** Asks for these rows again; the signal ends the question. */
  readonly ask: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly KeyedRow[]>;
  /** Told once of all rows that have stopped waiting since the last look. */
  readonly onDone: (look: Look) => void;
  /** Told that `trouble` may have changed. */
  readonly onTrouble: () => void;
}

export function createRound({ plan, store, scope, ask, onDone, onTrouble }: RoundInput): Round {
  const byKey = plan.source !== undefined;
  const waiting = createWaitingRows({ limit: plan.limit * 1000, byKey });
  const patience = createPatience(plan.every);
  let isInSight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next question is due, whatever else happens to the rows meanwhile. */
  let due: number | null = null;
  let asking: AbortController | null = null;
  /** True while the list fetches rows that the answer left out. */
  let isFetching = false;
  let failure: string | null = null;
  /** The load of the list after which it asks no more. */
  let stoppedAt: number | null = null;

  const setFailure = (next: string | null) => {
    failure = next;
    onTrouble();
  };
  const rest = () => {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
    isFetching = false;
  };
  const stop = (error: unknown) => {
    rest();
    due = null;
    stoppedAt = store.read().answers;
    setFailure(`自动刷新已停止：${failureText(error)}`);
  };

  const take = async (asked: readonly KeyedRow[], answer: readonly KeyedRow[]) => {
    const { known, lost } = waiting.take(asked, answer);
    isFetching = true;
    if (byKey) store.layOver(known);
    else store.merge(known);
    if (lost.length > 0) await store.refreshRows(lost);
  };
  const question = async () => {
    const mine = new AbortController();
    asking = mine;
    due = null;
    const asked = waiting.rows();
    try {
      const answer = await ask(
        asked.map(({ row }) => row),
        mine.signal,
      );
      if (mine.signal.aborted) return;
      patience.succeed();
      setFailure(null);
      await take(asked, answer);
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!isOutcomeUnknown(error)) return stop(error);
      patience.fail();
      setFailure(`自动刷新没有应答，正在重试：${failureText(error)}`);
    }
    if (mine.signal.aborted) return;
    asking = null;
    isFetching = false;
    look();
  };

  const look = () => {
    const { rows, busy, loaded, error, answered, answers } = store.read();
    if (!isInSight || isFetching) return;
    if (stoppedAt !== null && stoppedAt !== answers) {
      stoppedAt = null;
      setFailure(null);
    }
    if (busy || !loaded || error || stoppedAt !== null) return rest();
    try {
      const condition = compileText(plan.rows);
      const names = scope();
      const seen = waiting.look({ rows, answers, question: JSON.stringify(answered) }, (row) =>
        Boolean(condition({ ...names, row })),
      );
      if (seen.done.length > 0) onDone(seen);
    } catch (failed) {
      return stop(failed);
    }
    if (due !== null && Date.now() >= due) waiting.expire();
    onTrouble();
    if (waiting.rows().length === 0) {
      rest();
      due = null;
    } else if (!asking) {
      due ??= Date.now() + patience.pause();
      clearTimeout(timer);
      if (Date.now() >= due) void question();
      else timer = setTimeout(look, due - Date.now());
    }
  };
  return {
    look,
    setInSight: (now) => {
      isInSight = now;
      rest();
      due = null;
      waiting.restart();
      look();
    },
    trouble: () => failure ?? (waiting.hasExpired() ? "自动刷新已停止：等待时间过长" : null),
  };
}
