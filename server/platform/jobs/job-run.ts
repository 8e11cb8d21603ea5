import type { ClaimedJob } from "./claim-job.ts";

/** The reason why a job ends before it is done. */
type Stop = "shutdown" | "lost" | "cancelled" | "overdue";

/** One run of a job, and what has become of it. */
export class JobRun {
  readonly job: ClaimedJob;
  /** Tries that failed for a passing reason since the last finished part. */
  retries: number;
  stopped: Stop | undefined;
  readonly #abort = new AbortController();
  /** Rejects when the job takes too long, even where it waits for something that never comes. */
  readonly overdue: Promise<never>;

  constructor(job: ClaimedJob) {
    this.job = job;
    this.retries = job.retries;
    this.overdue = new Promise((_resolve, reject) => {
      this.signal.addEventListener("abort", () => {
        if (this.stopped === "overdue") reject(new Error("the job took too long"));
      });
    });
    this.overdue.catch(() => {});
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  stop(why: Stop): void {
    this.stopped ??= why;
    this.#abort.abort();
  }
}
