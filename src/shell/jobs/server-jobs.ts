import type { PlannedCall } from "../../request/client-contract.ts";
import { shellCalls } from "../../request/generated/shell-calls.ts";
import { attempt } from "../../session/lasting-storage.ts";
import { newJob, readProgress, type JobSource, type TrackedJob } from "./tracked-job.ts";

const LIST = "taskCentre.taskFileList";
const SHOWN = 20;
const NEXT_LOOK_MS = 3000;

/** Starts a failed task again. */
export const RETRY = "taskCentre.retry";

/** The call that follows every task of the task centre. */
export const TASK: JobSource = {
  plan: shellCalls["taskCentre.retry"].job,
  poll: shellCalls["taskCentre.fileList"],
};

/** The user's latest tasks in the server's list, whichever tab or machine has started them. */
export interface ServerJobs {
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first; the same array while nothing changes. */
  readonly read: () => readonly TrackedJob[];
  readonly refresh: () => Promise<void>;
  /** Looks when the page comes to the front, and again and again while a task is running; the result stops that. */
  readonly follow: () => () => void;
}

export function createServerJobs(call: PlannedCall): ServerJobs {
  const listeners = new Set<() => void>();
  let jobs: readonly TrackedJob[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowed = false;

  const look = async () => {
    const answer = await call(LIST, { pageNum: 1, pageSize: SHOWN }, { silent: true });
    const next = readJobs(answer);
    if (JSON.stringify(next) === JSON.stringify(jobs)) return;
    jobs = next;
    for (const listener of listeners) listener();
  };
  const refresh = async () => {
    clearTimeout(timer);
    // A server without such a list, or out of reach: the last list stays, and this tab follows its own tasks.
    await look().catch(() => undefined);
    const isRunning = jobs.some(({ state }) => state === "running");
    clearTimeout(timer);
    if (isFollowed && isRunning && !document.hidden) timer = setTimeout(() => void refresh(), NEXT_LOOK_MS);
  };
  const lookInFront = () => {
    if (!document.hidden) void refresh();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => jobs,
    refresh,
    follow: () => {
      isFollowed = true;
      void refresh();
      window.addEventListener("focus", lookInFront);
      document.addEventListener("visibilitychange", lookInFront);
      return () => {
        isFollowed = false;
        clearTimeout(timer);
        window.removeEventListener("focus", lookInFront);
        document.removeEventListener("visibilitychange", lookInFront);
      };
    },
  };
}

/** The tasks of this tab as it follows them, before those that only the server lists. */
export function allJobs(ownJobs: readonly TrackedJob[], known: readonly TrackedJob[]): readonly TrackedJob[] {
  const followed = new Map(ownJobs.map((job) => [job.id, job]));
  const unknown = ownJobs.filter(({ id }) => !known.some((job) => job.id === id));
  return [...unknown, ...known.map((job) => latest(followed.get(job.id), job))];
}

/** The server's task, except while both run: then the one that this tab follows. */
function latest(ownJob: TrackedJob | undefined, known: TrackedJob): TrackedJob {
  return ownJob?.state === "running" && known.state === "running" ? ownJob : known;
}

function readJobs(answer: unknown): readonly TrackedJob[] {
  const list = typeof answer === "object" && answer !== null && "list" in answer ? answer.list : undefined;
  if (!Array.isArray(list)) throw new Error("任务列表的数据格式不正确");
  return list.flatMap((task: { readonly [name: string]: unknown }) => {
    const { taskid, title } = task;
    if (typeof taskid !== "string" || typeof title !== "string") return [];
    return attempt(() => readProgress(newJob(taskid, title, TASK), task)) ?? [];
  });
}
