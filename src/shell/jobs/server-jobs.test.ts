// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allJobs, createServerJobs, TASK } from "./server-jobs.ts";
import { newJob } from "./tracked-job.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const task = (taskid: string, status: number, more: object = {}) => ({
  taskid,
  title: `任务 ${taskid}`,
  status,
  progress: 40,
  message: null,
  fileName: null,
  url: null,
  ...more,
});

/** A server with these tasks; `server.tasks` may be changed. */
function setUp(...tasks: object[]) {
  const server = { tasks: tasks as readonly object[] | null, asked: 0 };
  const jobs = createServerJobs(async (operationId) => {
    server.asked += 1;
    if (operationId !== "taskCentre.taskFileList" || server.tasks === null) throw new Error("没有此接口");
    return { list: server.tasks, total: server.tasks.length };
  });
  return { server, jobs };
}

it("a tab that has started nothing shows the running and the finished tasks, with their files", async () => {
  const { jobs } = setUp(task("b", 0), task("a", 1, { url: "/file/a", fileName: "客户.xlsx" }));
  const leave = jobs.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(jobs.read()).toMatchObject([
    { id: "b", title: "任务 b", state: "running", progress: 40 },
    { id: "a", state: "done", files: ["/file/a"], fileName: "客户.xlsx" },
  ]);
  leave();
});

it("a running task is looked at until it has ended, then only when the page comes to the front", async () => {
  const { server, jobs } = setUp(task("a", 0));
  const leave = jobs.follow();
  await vi.advanceTimersByTimeAsync(6000);
  expect(server.asked).toBe(3);
  server.tasks = [task("a", 2, { message: "没有数据" })];
  await vi.advanceTimersByTimeAsync(3000);
  expect(jobs.read()).toMatchObject([{ state: "failed", message: "没有数据" }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(4);
  server.tasks = [task("c", 0), ...server.tasks];
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(jobs.read().map(({ id }) => id)).toEqual(["c", "a"]);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(5);
});

it("a server that has no such list, or none that can be read, takes nothing away", async () => {
  const { server, jobs } = setUp(task("a", 1));
  await jobs.refresh();
  server.tasks = null;
  await jobs.refresh();
  server.tasks = [task("a", 1), { taskid: 5 }, task("b", Number.NaN, { status: null })];
  await jobs.refresh();
  expect(jobs.read().map(({ id }) => id)).toEqual(["a"]);
});

it("what this tab follows stands once, and what the server does not know yet stands first", () => {
  const ownJob = (id: string, state: "running" | "lost" | "done") => ({ ...newJob(id, id, TASK), state });
  const known = [ownJob("b", "running"), ownJob("a", "done")];
  const shown = allJobs([ownJob("c", "running"), ownJob("b", "running"), ownJob("a", "lost")], known);
  expect(shown.map(({ id, state }) => [id, state])).toEqual([
    ["c", "running"],
    ["b", "running"],
    ["a", "done"],
  ]);
});
