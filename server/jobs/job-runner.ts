import { randomUUID } from "node:crypto";
import { type JobSurroundings, runJob } from "./run-job.ts";
import { takeJob } from "./job-store.ts";

/** Takes up waiting jobs, of all firms; as many of them as there are processes share the work. */
export interface JobRunner {
  readonly start: () => void;
  /** There may be a new job. */
  readonly wake: () => void;
  /** Whether it has looked for work lately: one that hangs takes up nothing any more. */
  readonly isLooking: () => boolean;
  /** Takes up no more, and gives back what is not done at its next chunk. */
  readonly stop: () => Promise<void>;
}

/** At a time, in one process: a long one must not keep a short one waiting. */
const AT_ONCE = 2;

/** Other processes leave jobs too, and leases run out. */
const LOOK_EVERY_MS = 1000;

/** Longer than a statement may take. */
const STALLED_MS = 60_000;

export function createJobRunner(around: JobSurroundings): JobRunner {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const bell = createBell();
  let looking: Promise<void> = Promise.resolve();
  let lookedAt = performance.now();

  const begin = async (): Promise<boolean> => {
    if (running.size >= AT_ONCE) return false;
    const job = await takeJob(around.db, randomUUID(), around.clock.now());
    if (!job) return false;
    const run = runJob(job, around, stopping.signal)
      .catch((error: unknown) => around.logError(error, "a job could not be ended"))
      .finally(() => {
        running.delete(run);
        bell.ring();
      });
    running.add(run);
    return true;
  };
  const look = async () => {
    while (!stopping.signal.aborted) {
      lookedAt = performance.now();
      const begun = await begin().catch((error: unknown) => {
        around.logError(error, "no job could be taken");
        return false;
      });
      if (!begun) await bell.wait(LOOK_EVERY_MS);
    }
  };
  return {
    start: () => void (looking = look()),
    wake: bell.ring,
    isLooking: () => performance.now() - lookedAt < STALLED_MS,
    stop: async () => {
      stopping.abort();
      bell.ring();
      await looking;
      await Promise.all(running);
    },
  };
}

function createBell() {
  let rung = false;
  let awake = () => {};
  return {
    ring: () => {
      rung = true;
      awake();
    },
    /** Until the bell rings, or has rung since the last wait, or the time is over. */
    wait: async (ms: number) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          awake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
