import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callPlan } from "../../request/testing/call-plan.ts";
import type { JobPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createJobRunner, type JobRunnerOptions } from "./job-runner.ts";

const plan: JobPlan = {
  id: "taskid",
  poll: "task.files",
  param: "taskid",
  status: "status",
  progress: "progress",
  message: "message",
  file: "url",
  done: [1],
  partly: [3],
  failed: [2],
};
const poll = callPlan({ id: "task.files" });

const texts: JobPlan = {
  id: "taskid",
  poll: "task.files",
  param: "taskid",
  status: "process",
  done: [2],
  failed: [3],
  unanswered: { process: 3, copyResultKey: "" },
  failure: "任务失败，请重试",
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server whose task has these answers, one for each question; the last one stays. */
function setUp(answers: readonly unknown[], changes: Partial<JobRunnerOptions> = {}) {
  const kept = new Map<string, string>();
  const asked: number[] = [];
  const ended: unknown[] = [];
  const answered: unknown[] = [];
  const began = Date.now();
  const left = [...answers];
  const options: JobRunnerOptions = {
    register: () => undefined,
    call: async (operationId) => {
      if (operationId !== "task.files") return { taskid: "t1" };
      asked.push(Date.now() - began);
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    key: "jobs.7",
    onStarted: () => undefined,
    onEnded: (job, answer) => {
      ended.push([job.state, job.message, job.files]);
      answered.push(answer);
    },
    isOnline: () => true,
    ...changes,
  };
  const open = () => {
    const runner = createJobRunner(options);
    return { runner, leave: runner.follow() };
  };
  return { open, asked, ended, answered, left };
}

const start = (runner: ReturnType<typeof createJobRunner>, kind = plan) =>
  runner.start("a.export", {}, "导出", { plan: kind, poll });

describe("a task", () => {
  it("is asked for after a second, then every three, until its status says that it is done", async () => {
    const { open, asked, ended } = setUp([
      { status: 0, progress: 10 },
      { status: 0, progress: 60 },
      { status: 1, message: "共 80 行", url: "/file/a, /file/b" },
    ]);
    const { runner } = open();
    const { ended: end } = await start(runner);
    await vi.advanceTimersByTimeAsync(4000);
    expect(runner.read()[0]).toMatchObject({ state: "running", progress: 60 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([1000, 4000, 7000]);
    expect(ended).toEqual([["done", "共 80 行", ["/file/a", "/file/b"]]]);
    await expect(end).resolves.toMatchObject({ status: 1 });
  });

  it("that an answer names is followed like one that was started here", async () => {
    const { open, ended } = setUp([{ status: 3, message: "2 条失败" }]);
    const { ended: end } = open().runner.track({ taskid: "t2" }, "修改", { plan, poll });
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toEqual([["partly", "2 条失败", []]]);
    await expect(end).resolves.toMatchObject({ message: "2 条失败" });
  });

  it("that failed says why, and rejects for who waits", async () => {
    const { open, ended } = setUp([{ status: 2, message: "没有数据" }]);
    const { runner } = open();
    const { ended: end } = await start(runner);
    const failure = expect(end).rejects.toThrow("没有数据");
    await vi.advanceTimersByTimeAsync(1000);
    await failure;
    expect(ended).toEqual([["failed", "没有数据", []]]);
  });

  it("is asked for no more once its status is another than zero, known or not", async () => {
    const { open, asked, ended } = setUp([{ status: "0" }, { status: 9 }, { status: 1 }]);
    const { runner } = open();
    await start(runner);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([1000, 4000]);
    expect(ended).toEqual([["failed", "任务以未知状态（9）结束，请检查后重试", []]]);
    expect(runner.read()[0]?.state).toBe("failed");
  });

  it("of texts is asked for after a second, then every three, and ends with the key of its result", async () => {
    const { open, asked, ended } = setUp([
      { process: 0, copyResultKey: "t1" },
      { process: 0, copyResultKey: "t1" },
      { process: 2, copyResultKey: "t1" },
    ]);
    const { ended: end } = await start(open().runner, texts);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([1000, 4000, 7000]);
    expect(ended).toEqual([["done", null, []]]);
    await expect(end).resolves.toEqual({ process: 2, copyResultKey: "t1" });
  });

  it("of texts that the server calls failed is asked for no more", async () => {
    const { open, asked, ended } = setUp([{ process: 3, copyResultKey: "" }]);
    const { ended: end } = await start(open().runner, texts);
    const failure = expect(end).rejects.toThrow("任务失败，请重试");
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(asked).toEqual([1000]);
    expect(ended).toEqual([["failed", "任务失败，请重试", []]]);
  });

  it("of texts that cannot be asked for has failed, with an empty key, and is asked for no more", async () => {
    const { open, asked, ended, answered } = setUp([
      { process: 0, copyResultKey: "t1" },
      new Error("网络错误"),
    ]);
    const { ended: end } = await start(open().runner, texts);
    const failure = expect(end).rejects.toThrow("任务失败，请重试");
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(asked).toEqual([1000, 4000]);
    expect(ended).toEqual([["failed", "任务失败，请重试", []]]);
    expect(answered).toEqual([{ process: 3, copyResultKey: "" }]);
  });

  it("that is done in part has its file all the same", async () => {
    const { open, ended } = setUp([{ status: 3, message: "2 条失败", url: "/file/e" }]);
    await start(open().runner);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toEqual([["partly", "2 条失败", ["/file/e"]]]);
  });

  it("is followed on after a reload of the page", async () => {
    const { open, asked, ended } = setUp([{ status: 0 }, { status: 1 }]);
    const first = open();
    await start(first.runner);
    await vi.advanceTimersByTimeAsync(1000);
    first.leave();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(1);
    const { runner } = open();
    expect(runner.read()[0]).toMatchObject({ id: "t1", title: "导出", state: "running" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toEqual([["done", null, []]]);
  });

  it("is lost without a word when asking fails, until it is asked for again", async () => {
    const { open, ended } = setUp([new Error("网络异常"), { status: 1 }]);
    const { runner } = open();
    await start(runner);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runner.read()[0]?.state).toBe("lost");
    expect(ended).toEqual([]);
    runner.resume("t1");
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual([["done", null, []]]);
  });

  it("is not asked for while the browser is offline", async () => {
    let online = false;
    const { open, asked } = setUp([{ status: 1 }], { isOnline: () => online });
    await start(open().runner);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([]);
    online = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toHaveLength(1);
  });

  it("leaves the list only when it has ended", async () => {
    const { open } = setUp([{ status: 1 }]);
    const { runner } = open();
    await start(runner);
    runner.dismiss("t1");
    expect(runner.read()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    runner.dismiss("t1");
    expect(runner.read()).toEqual([]);
  });

  it("that was lost and is taken off the list keeps nobody waiting", async () => {
    const { open } = setUp([new Error("网络异常")]);
    const { runner } = open();
    const { ended } = await start(runner);
    await vi.advanceTimersByTimeAsync(1000);
    const failure = expect(ended).rejects.toThrow("任务「导出」已移除，不再等待结果");
    runner.dismiss("t1");
    await failure;
  });

  it("without a name in the server's answer is no task", async () => {
    const { open } = setUp([], { call: async () => ({}) });
    await expect(start(open().runner)).rejects.toThrow("没有返回任务编号");
  });
});

it("fifty tasks have a timer each while they run, however slow the answers are, and none afterwards", async () => {
  let left = 0;
  let open = 0;
  let most = 0;
  const running = new Set<unknown>();
  const statuses = new Map<unknown, number>();
  const { open: openRunner, ended } = setUp([], {
    call: async (operationId, params) => {
      if (operationId !== "task.files") return { taskid: `t${(left += 1)}` };
      const { taskid } = params as { taskid: string };
      if (running.has(taskid)) throw new Error(`${taskid} is asked for twice at a time`);
      running.add(taskid);
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 5000));
      open -= 1;
      running.delete(taskid);
      const asked = (statuses.get(taskid) ?? 0) + 1;
      statuses.set(taskid, asked);
      return { status: asked === 4 ? 1 : 0 };
    },
  });
  const { runner, leave } = openRunner();
  await Promise.all(Array.from({ length: 50 }, async () => await start(runner)));
  expect(vi.getTimerCount()).toBe(50);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(50);
  expect(most).toBe(50);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveLength(50);
  expect([...statuses.values()]).toEqual(Array.from({ length: 50 }, () => 4));
  expect(vi.getTimerCount()).toBe(0);
  leave();
});

it("a page that nobody looks at any more asks for nothing", async () => {
  const { open, asked } = setUp([{ status: 0 }]);
  const { runner, leave } = open();
  await start(runner);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([1000]);
  expect(vi.getTimerCount()).toBe(0);
});

it("what somebody else has kept under the name is left out", () => {
  const kept = '[{"id":1},null,"x",{"id":"a","title":"b"}]';
  const { open } = setUp([], {
    storage: { getItem: () => kept, setItem: () => undefined, removeItem: () => undefined },
  });
  expect(open().runner.read()).toEqual([]);
});
