import { act, cleanup, render, screen } from "@testing-library/react";
import { App } from "antd";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../../request/client-contract.ts";
import { callPlan } from "../../request/testing/call-plan.ts";
import type { JobPlan } from "../../schema/plan/plans/screen-plan.ts";
import { sessionScope } from "../../session/session-scope.ts";
import { type Shell, ShellContext } from "../shell-context.tsx";
import { loginInfoSample } from "../testing/session-sample.ts";
import { useJobs } from "./jobs-context.ts";
import { JobsProvider } from "./jobs-provider.tsx";

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

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function StartButton() {
  const jobs = useJobs();
  const start = async () => {
    const poll = callPlan({ id: "task.files" });
    const { ended } = await jobs.start("a.export", {}, "导出客户", { plan, poll });
    await ended.catch(() => undefined);
  };
  return <button onClick={() => void start()}>开始</button>;
}

/** Starts a task that answers so when it is asked for; it is asked for after a second. */
async function startTask(answer: object): Promise<void> {
  const client = {
    register: () => undefined,
    callPlanned: async (operation: string) => (operation === "task.files" ? answer : { taskid: "t1" }),
  } as unknown as Client;
  const shell = { client, session: { scope: sessionScope(loginInfoSample) } } as unknown as Shell;
  render(
    <App>
      <ShellContext value={shell}>
        <JobsProvider>
          <StartButton />
        </JobsProvider>
      </ShellContext>
    </App>,
  );
  await act(async () => screen.getByRole("button", { name: "开始" }).click());
}
const pass = async (ms: number) => await act(async () => await vi.advanceTimersByTimeAsync(ms));

it("the start of a task is told for three seconds", async () => {
  await startTask({ status: 0 });
  expect(screen.getByText("任务已开始，完成后会自动下载文件。")).toBeTruthy();
  await pass(2900);
  expect(screen.queryByText("任务已开始，完成后会自动下载文件。")).toBeTruthy();
  await pass(600);
  expect(screen.queryByText("任务已开始，完成后会自动下载文件。")).toBeNull();
});

it("that it is done is told for three seconds", async () => {
  await startTask({ status: 1 });
  await pass(1000);
  expect(screen.getByText("任务已完成。")).toBeTruthy();
  await pass(2900);
  expect(screen.queryByText("任务已完成。")).toBeTruthy();
  await pass(600);
  expect(screen.queryByText("任务已完成。")).toBeNull();
});

it("that it failed is told until somebody closes it, in the server's words or in our own", async () => {
  await startTask({ status: 2 });
  await pass(1000);
  expect(screen.getByText("任务失败，请检查后重试。")).toBeTruthy();
  await pass(60_000);
  expect(screen.queryByText("任务失败，请检查后重试。")).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await startTask({ status: 2, message: "没有可导出的数据" });
  await pass(1000);
  expect(screen.getByText("没有可导出的数据")).toBeTruthy();
});
