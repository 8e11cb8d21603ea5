import type { StartedJob } from "../../actions/verb-runner.ts";
import type { PlannedCall } from "../../request/client-contract.ts";
import type { LastingStorage } from "../../session/lasting-storage.ts";
import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createJobList } from "./job-list.ts";
import { newJob, readJobId, readProgress, type JobSource, type TrackedJob } from "./tracked-job.ts";

const FIRST_POLL_MS = 1000;
const NEXT_POLL_MS = 3000;

export interface JobRunnerOptions {
  readonly register: (calls: { readonly [operationId: string]: CallPlan }) => void;
  readonly call: PlannedCall;
  /** The storage of this browser tab: another tab follows the tasks that it has started itself. */
  readonly storage: LastingStorage;
  readonly key: string;
  /** A task has been started, or has ended; a lost one is shown by the list alone. */
  readonly onStarted: (job: TrackedJob) => void;
  readonly onEnded: (job: TrackedJob, answer: unknown) => void;
  readonly isOnline?: () => boolean;
}

export interface JobRunner {
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first; the same array while nothing changes. */
  readonly read: () => readonly TrackedJob[];
  readonly start: (
    operationId: string,
    params: Record<string, unknown>,
    title: string,
    source: JobSource,
  ) => Promise<StartedJob>;
  /** Follows a task that the answer names. */
  readonly track: (answer: unknown, title: string, source: JobSource) => StartedJob;
  /** Polls a lost task again. */
  readonly resume: (id: string) => void;
  /** Takes a task that has ended or was lost off the list; the promise of a lost one is rejected. */
  readonly dismiss: (id: string) => void;
  /** Follows the tasks that were kept from before a reload; the result stops following. */
  readonly follow: () => () => void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Follows long tasks to their end: the first poll after a second, then three seconds after each answer. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const list = createJobList(options.storage, options.key);
  const waiting = new Map<string, Waiting>();
  const timers = createTimers((id) => void poll(id));
  const isOnline = options.isOnline ?? (() => navigator.onLine);

  async function poll(id: string): Promise<void> {
    const job = list.find(id);
    if (job?.state !== "running") return;
    if (!isOnline()) return timers.set(id, NEXT_POLL_MS);
    try {
      const answer = await options.call(job.poll.id, { [job.plan.param]: job.id }, { silent: true });
      if (list.has(job)) take(job, answer);
    } catch {
      if (!timers.areOn() || !list.has(job)) return;
      if (job.plan.unanswered) take(job, job.plan.unanswered);
      // Said by the list only: the task itself goes on at the server.
      else list.replace({ ...job, state: "lost" });
    }
  }

  function take(job: TrackedJob, answer: unknown): void {
    const now = readProgress(job, answer);
    list.replace(now);
    if (now.state === "running") timers.set(job.id, NEXT_POLL_MS);
    else end(now, answer);
  }

  function end(job: TrackedJob, answer: unknown): void {
    const promise = waiting.get(job.id);
    waiting.delete(job.id);
    if (job.state === "failed") promise?.reject(new Error(job.message ?? "任务失败，请检查后重试"));
    else promise?.resolve(answer);
    options.onEnded(job, answer);
  }

  function track(answer: unknown, title: string, source: JobSource): StartedJob {
    const id = readJobId(source.plan, answer);
    const job = newJob(id, title, source);
    options.register({ [job.poll.id]: job.poll });
    const ended = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    // `onEnded` reports a failure to a caller that does not wait for the end.
    ended.catch(() => undefined);
    list.add(job);
    options.onStarted(job);
    timers.set(id, FIRST_POLL_MS);
    return { ended };
  }

  return {
    subscribe: list.subscribe,
    read: list.read,
    start: async (operationId, params, title, source) =>
      track(await options.call(operationId, params), title, source),
    track,
    resume: (id) => {
      const job = list.find(id);
      if (job?.state !== "lost") return;
      list.replace({ ...job, state: "running" });
      timers.set(id, 0);
    },
    dismiss: (id) => {
      const job = list.find(id);
      if (!job || job.state === "running") return;
      list.remove(id);
      waiting.get(id)?.reject(new Error(`任务「${job.title}」已移除，不再等待结果`));
      waiting.delete(id);
    },
    follow: () => {
      timers.start();
      for (const job of list.read().filter(({ state }) => state === "running")) {
        options.register({ [job.poll.id]: job.poll });
        timers.set(job.id, FIRST_POLL_MS);
      }
      return timers.stop;
    },
  };
}

/** One timer for each task, while tasks are followed. */
function createTimers(ring: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isOn = false;
  return {
    areOn: () => isOn,
    start: () => {
      isOn = true;
    },
    stop: () => {
      isOn = false;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    set: (id: string, delay: number) => {
      clearTimeout(timers.get(id));
      if (isOn) timers.set(id, setTimeout(ring, delay, id));
    },
  };
}
