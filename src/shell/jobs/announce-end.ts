import type { TrackedJob } from "./tracked-job.ts";

/** Name of the event of `window` at the end of a task. */
export const JOB_END = "job-end";

/** The facts that the event carries. */
interface JobEnd {
  readonly taskid: string;
  readonly state: TrackedJob["state"];
  /** The screen or kind of task that it comes from, where the server says so. */
  readonly module: string | null;
  /** The last answer about it, or the one that stands for an answer that did not come. */
  readonly answer: unknown;
}

/** Reports to hand-written views, and to pages around this one, that a task of this tab has ended. */
export function announceEnd({ id, state }: TrackedJob, answer: unknown): void {
  const detail: JobEnd = { taskid: id, state, module: moduleOf(answer), answer };
  window.dispatchEvent(new CustomEvent(JOB_END, { detail }));
}

function moduleOf(answer: unknown): string | null {
  const isNamed = typeof answer === "object" && answer !== null && "module" in answer;
  return isNamed && typeof answer.module === "string" ? answer.module : null;
}
