import { act, cleanup, render, screen } from "@testing-library/react";
import { App } from "antd";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../request/client-contract.ts";
import { callPlan } from "../../request/testing/call-plan.ts";
import type { JobPlan } from "../../schema/plan/plans/screen-plan.ts";
import { sessionScope } from "../../session/session-scope.ts";
import { planOwnScreen } from "../../testing/draw-screen.tsx";
import { type Shell, ShellContext } from "../shell-context.tsx";
import { loginInfoSample } from "../testing/session-sample.ts";
import { JOB_END } from "./announce-end.ts";
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

function StartButton({ kind }: { readonly kind: JobPlan }) {
  const jobs = useJobs();
  const start = async () => {
    const poll = callPlan({ id: "task.files" });
    const { ended } = await jobs.start("a.export", {}, "导出客户", { plan: kind, poll });
    await ended.catch(() => undefined);
  };
  return <button onClick={() => void start()}>开始</button>;
}

/** Starts a task of this kind whose poll gives this answer; the first poll comes after a second. */
async function startJob(answer: object, kind: JobPlan): Promise<void> {
  const client = {
    register: () => undefined,
    callPlanned: async (operation: string) => {
      if (operation !== "task.files") return { taskid: "t1" };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Client;
  const shell = { client, session: { scope: sessionScope(loginInfoSample) } } as unknown as Shell;
  render(
    <App>
      <ShellContext value={shell}>
        <JobsProvider>
          <StartButton kind={kind} />
        </JobsProvider>
      </ShellContext>
    </App>,
  );
  await act(async () => screen.getByRole("button", { name: "开始" }).click());
}

async function startTask(
  answer: object,
  changes: { readonly [Key in keyof JobPlan]?: JobPlan[Key] | undefined } = {},
): Promise<void> {
  await startJob(answer, { ...plan, ...changes } as JobPlan);
}
const pass = async (ms: number) => await act(async () => await vi.advanceTimersByTimeAsync(ms));

it("the start of a task is told for three seconds", async () => {
  await startTask({ status: 0 });
  expect(screen.getByText("任务已开始，完成后会在这里通知您，有文件的会自动下载。")).toBeTruthy();
  await pass(2900);
  expect(screen.queryByText("任务已开始，完成后会在这里通知您，有文件的会自动下载。")).toBeTruthy();
  await pass(600);
  expect(screen.queryByText("任务已开始，完成后会在这里通知您，有文件的会自动下载。")).toBeNull();
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

it("an export that failed says so in words of its own, before the reason", async () => {
  await startTask({ status: 2, message: "没有可导出的数据" }, { failure: "导出失败" });
  await pass(1000);
  expect(screen.getByText("导出失败：没有可导出的数据")).toBeTruthy();
});

it("a mass text is told for twenty seconds, also when it failed", async () => {
  await startTask({ status: 2 }, { failure: "任务失败，请重试", seconds: 20 });
  await pass(1000);
  expect(screen.getByText("任务失败，请重试")).toBeTruthy();
  await pass(19_500);
  expect(screen.queryByText("任务失败，请重试")).toBeTruthy();
  await pass(1500);
  expect(screen.queryByText("任务失败，请重试")).toBeNull();
});

it("a task without a file promises none", async () => {
  await startTask({ status: 0 }, { file: undefined });
  expect(screen.getByText("任务已开始，完成后会在这里通知您。")).toBeTruthy();
});

it("the end of a task is an event of the window, with its module and the last answer", async () => {
  const ends: unknown[] = [];
  const listen = (event: Event) => ends.push((event as CustomEvent).detail);
  window.addEventListener(JOB_END, listen);
  await startTask({ status: 1, module: "customer.index" });
  expect(ends).toEqual([]);
  await pass(1000);
  window.removeEventListener(JOB_END, listen);
  expect(ends).toEqual([
    {
      taskid: "t1",
      state: "done",
      module: "customer.index",
      answer: { status: 1, module: "customer.index" },
    },
  ]);
});

describe("of the list of clients", () => {
  const { calls } = planOwnScreen("customer.index");
  const jobOf = (operation: string) => {
    const { job } = calls[operation] ?? {};
    if (!job) throw new Error(`${operation} starts no task`);
    return job;
  };

  it("an export that failed says so, before the reason, until it is closed", async () => {
    await startJob({ status: 2, message: "没有可导出的数据" }, jobOf("taskCentre.export"));
    await pass(1000);
    expect(screen.getByText("导出失败：没有可导出的数据")).toBeTruthy();
    await pass(60_000);
    expect(screen.queryByText("导出失败：没有可导出的数据")).toBeTruthy();
  });

  it("the links of an export that is done in part open a second apart; what is no web address does not", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue({} as Window);
    const opened = () => open.mock.calls.map(([url]) => url);
    const links = ["https://files.example/a.xlsx", "https://files.example/b.xlsx"];
    const url = [...links, "javascript:alert(1)//http"];
    await startJob({ status: 3, message: "1 个客户未导出", url: url.join(",") }, jobOf("taskCentre.export"));
    await pass(1000);
    expect(screen.getByText("1 个客户未导出")).toBeTruthy();
    expect(opened()).toEqual(links.slice(0, 1));
    await pass(990);
    expect(opened()).toEqual(links.slice(0, 1));
    await pass(10);
    expect(opened()).toEqual(links);
    await pass(5000);
    expect(opened()).toEqual(links);
    open.mockRestore();
  });

  it("the links whose pages the browser blocks stand in a message until it is closed, and lead nowhere else", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const links = ["https://files.example/a.xlsx", "https://files.example/b.xlsx"];
    const url = [...links, "javascript:alert(1)//http"];
    await startJob({ status: 1, url: url.join(",") }, jobOf("taskCentre.export"));
    await pass(60_000);
    expect(screen.getByText("浏览器拦截了下载页面，请点击下面的链接打开")).toBeTruthy();
    const shown = screen.getAllByRole<HTMLAnchorElement>("link");
    expect(shown.map(({ href, rel, target }) => [href, rel, target])).toEqual(
      links.map((link) => [link, "noopener noreferrer", "_blank"]),
    );
    open.mockRestore();
  });

  it("a mass text that cannot be followed has failed", async () => {
    await startJob(new Error("网络错误"), jobOf("massText.send"));
    await pass(1000);
    expect(screen.getByText("任务失败，请重试")).toBeTruthy();
  });
});
