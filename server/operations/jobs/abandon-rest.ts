import type { AbandonJob, AbandonScope } from "../../contracts/job-abandonments.ts";
import { notComeTo } from "./one-by-one.ts";

interface Rest<Params> {
  /** Those that the job goes through one by one. */
  readonly ids: (params: Params) => readonly number[];
  /** Ends what the job has marked as under way of those that it has not come to. */
  readonly end: (rest: readonly number[], params: Params, scope: AbandonScope) => Promise<void>;
}

/** Puts right what a job that goes one by one leaves behind when it is broken off. */
export function abandonRest<Params>({ ids, end }: Rest<Params>): AbandonJob<Params> {
  return async (params, scope) => {
    const rest = notComeTo(ids(params), scope.resume);
    if (rest.length > 0) await end(rest, params, scope);
  };
}

/** The reason that stays with what was under way: which task broke off, and what is to be done again. */
export function brokenOff(task: string, again = task): string {
  return `${task}任务已中断，请重新${again}`;
}
