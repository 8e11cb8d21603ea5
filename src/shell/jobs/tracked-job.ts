import type { CallPlan, JobPlan } from "../../schema/plan/screen-plan.ts";

/** A long task that this browser tab follows. */
export interface TrackedJob {
  /** The task's name at the server. */
  readonly id: string;
  readonly title: string;
  readonly plan: JobPlan;
  /** How its progress is asked for: kept, because after a reload no screen has brought it. */
  readonly poll: CallPlan;
  /** `lost`: nobody can tell how it stands, because asking failed. */
  readonly state: "running" | "done" | "partly" | "failed" | "lost";
  /** 0 to 100. */
  readonly progress: number | null;
  readonly message: string | null;
  /** Addresses of the files it has made. */
  readonly files: readonly string[];
  readonly fileName: string | null;
}

/** What a screen's plan says of a task. */
export type JobSource = Pick<TrackedJob, "plan" | "poll">;

/** A task that has just been started. */
export function newJob(id: string, title: string, { plan, poll }: JobSource): TrackedJob {
  return {
    id,
    title,
    plan,
    poll,
    state: "running",
    progress: null,
    message: null,
    files: [],
    fileName: null,
  };
}

/** What the server says of a task: the job with it. Throws when the answer is none. */
export function readProgress(job: TrackedJob, answer: unknown): TrackedJob {
  if (typeof answer !== "object" || answer === null) throw new Error("任务进度的数据格式不正确");
  const { plan } = job;
  const facts = answer as Readonly<Record<string, unknown>>;
  const read = (name: string | undefined) => (name === undefined ? undefined : facts[name]);
  const status = facts[plan.status];
  const progress = read(plan.progress);
  const message = read(plan.message);
  const files = read(plan.file);
  return {
    ...job,
    state: stateOf(plan, status),
    progress: typeof progress === "number" ? Math.min(100, Math.max(0, progress)) : job.progress,
    message: typeof message === "string" && message !== "" ? message : null,
    files: typeof files === "string" ? files.split(",").flatMap((file) => file.trim() || []) : [],
    fileName: typeof facts.fileName === "string" && facts.fileName !== "" ? facts.fileName : null,
  };
}

function stateOf(plan: JobPlan, status: unknown): TrackedJob["state"] {
  const isOneOf = (values: readonly unknown[] = []) => values.includes(status);
  if (isOneOf(plan.done)) return "done";
  if (isOneOf(plan.partly)) return "partly";
  return isOneOf(plan.failed) ? "failed" : "running";
}

/** The task's name in the answer that started it. */
export function readJobId(plan: JobPlan, answer: unknown): string {
  const found =
    plan.id === undefined || typeof answer !== "object" || answer === null
      ? answer
      : (answer as Readonly<Record<string, unknown>>)[plan.id];
  if (typeof found === "number") return String(found);
  if (typeof found !== "string" || found === "") throw new Error("服务器没有返回任务编号，请稍后重试");
  return found;
}
