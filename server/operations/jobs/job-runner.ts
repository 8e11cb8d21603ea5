import { randomUUID } from "node:crypto";
import { type JobDeps, runJob } from "./run-job.ts";
import { type Schedule, leaveDueJobs } from "../../platform/jobs/schedules.ts";
import { type ClaimedJob, claimJob } from "../../platform/jobs/claim-job.ts";
import { createWakeUp } from "../../platform/wake-up.ts";

/** Takes up waiting jobs, of all firms; as many of them as there are processes share the work. */
export interface JobRunner {
  readonly start: () => void;
  /** There may be a new job. */
  readonly wake: () => void;
  /** True when it has looked for work lately: one that hangs takes up nothing any more. */
  readonly isLooking: () => boolean;
  /** Takes up no more, and gives back what is not done at its next chunk. */
  readonly stop: () => Promise<void>;
}

/** At a time, in one process: a long one must not keep a short one waiting, nor nightly work a person. */
const AT_ONCE = 2;

/** Other processes leave jobs too, and leases run out. */
const LOOK_EVERY_MS = 1000;

/** Longer than a statement may take. */
const STALLED_MS = 60_000;

export interface RunnerOptions extends JobDeps {
  readonly schedules: readonly Schedule[];
}

export function createJobRunner(around: RunnerOptions): JobRunner {
  const stopping = new AbortController();
  const running = new Map<Promise<void>, ClaimedJob>();
  const wakeUp = createWakeUp();
  let looking: Promise<void> = Promise.resolve();
  let lookedAt = performance.now();

  const begin = async (): Promise<boolean> => {
    if (running.size >= AT_ONCE) return false;
    const nightly = [...running.values()].filter(({ priority }) => priority > 0).length;
    const peopleOnly = nightly >= AT_ONCE - 1;
    const job = await claimJob(around.db, randomUUID(), around.clock.now(), { peopleOnly });
    if (!job) return false;
    const run = runJob(job, around, stopping.signal)
      .catch((error: unknown) => around.logError(error, "a job could not be ended"))
      .finally(() => {
        running.delete(run);
        wakeUp.wake();
      });
    running.set(run, job);
    return true;
  };
  const look = async () => {
    while (!stopping.signal.aborted) {
      lookedAt = performance.now();
      await leaveDueJobs(around.db, around.clock, around.schedules).catch((error: unknown) =>
        around.logError(error, "the schedules could not be seen to"),
      );
      const begun = await begin().catch((error: unknown) => {
        around.logError(error, "no job could be taken");
        return false;
      });
      if (!begun) await wakeUp.wait(LOOK_EVERY_MS);
    }
  };
  return {
    start: () => void (looking = look()),
    wake: wakeUp.wake,
    isLooking: () => performance.now() - lookedAt < STALLED_MS,
    stop: async () => {
      stopping.abort();
      wakeUp.wake();
      await looking;
      await Promise.all(running.keys());
    },
  };
}
