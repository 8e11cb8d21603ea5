import type { CallPlan, JobPlan } from "../../schema/plan/plans/screen-plan.ts";

/** A long task that this browser tab follows. */
export interface TrackedJob {
  /** The task's name at the server. */
  readonly id: string;
  readonly title: string;
  readonly plan: JobPlan;
  /** The call that fetches its progress: kept, because after a reload no screen has brought it. */
  readonly poll: CallPlan;
  /** `lost`: its state is unknown, because polling failed. */
  readonly state: "running" | "done" | "partly" | "failed" | "lost";
  /** 0 to 100. */
  readonly progress: number | null;
  readonly message: string | null;
  /** Addresses of the files it has made. */
  readonly files: readonly string[];
  readonly fileName: string | null;
  /** The part of it that failed can be tried again. */
  readonly isRepeatable: boolean;
}

/** The task in a screen's plan. */
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
    isRepeatable: false,
  };
}

/** The job with the server's answer about it. Throws when the answer is none, or names no status. */
export function readProgress(job: TrackedJob, answer: unknown): TrackedJob {
  if (typeof answer !== "object" || answer === null) throw new Error("任务进度的数据格式不正确");
  const { plan } = job;
  const facts = answer as Readonly<Record<string, unknown>>;
  const read = (name: string | undefined) => (name === undefined ? undefined : facts[name]);
  const status = readStatus(facts[plan.status]);
  const state = namedState(plan, status);
  const progress = read(plan.progress);
  const message = read(plan.message);
  const files = read(plan.file);
  const unknown = state === undefined ? `任务以未知状态（${status}）结束，请检查后重试` : null;
  const reason = typeof message === "string" && message !== "" ? message : unknown;
  const isFailed = state === undefined || state === "failed";
  return {
    ...job,
    state: state ?? "failed",
    progress: typeof progress === "number" ? Math.min(100, Math.max(0, progress)) : job.progress,
    message: isFailed ? failureText(plan, reason) : reason,
    files: typeof files === "string" ? files.split(",").flatMap((file) => file.trim() || []) : [],
    fileName: typeof facts.fileName === "string" && facts.fileName !== "" ? facts.fileName : null,
    isRepeatable: facts.retriable === true,
  };
}

function failureText({ failure }: JobPlan, reason: string | null): string | null {
  if (failure === undefined || reason === null) return failure ?? reason;
  return reason.startsWith(failure) ? reason : `${failure}：${reason}`;
}

/** The state that the catalogue names for a status; undefined when it names none. */
function namedState(plan: JobPlan, status: string): TrackedJob["state"] | undefined {
  const isOneOf = (values: readonly (number | string)[] = []) => values.map(String).includes(status);
  if (isOneOf(plan.running ?? [0])) return "running";
  if (isOneOf(plan.done)) return "done";
  if (isOneOf(plan.partly)) return "partly";
  return isOneOf(plan.failed) ? "failed" : undefined;
}

/** A number and its text are the same status. */
function readStatus(status: unknown): string {
  const isScalar = typeof status === "string" || typeof status === "number" || typeof status === "boolean";
  const text = isScalar ? String(status).trim() : "";
  if (text === "") throw new Error("任务进度的数据格式不正确");
  return text;
}

/** The task's name in the answer that started it. */
export function readJobId(plan: JobPlan, answer: unknown): string {
  const id =
    plan.id === undefined || typeof answer !== "object" || answer === null
      ? answer
      : (answer as Readonly<Record<string, unknown>>)[plan.id];
  if (typeof id === "number") return String(id);
  if (typeof id !== "string" || id === "") throw new Error("服务器没有返回任务编号，请稍后重试");
  return id;
}
