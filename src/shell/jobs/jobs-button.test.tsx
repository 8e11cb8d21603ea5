import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { App } from "antd";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../../request/client-contract.ts";
import { sessionScope } from "../../session/session-scope.ts";
import { type Shell, ShellContext } from "../shell-context.tsx";
import { loginInfoSample } from "../testing/session-sample.ts";
import { JobsButton } from "./jobs-button.tsx";
import { JobsProvider } from "./jobs-provider.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const task = {
  taskid: "t1",
  title: "导出客户",
  progress: 100,
  message: null,
  fileName: null,
  url: null,
  retriable: false,
};

async function show(list: readonly object[], retried: unknown[] = []) {
  const client = {
    register: () => undefined,
    callPlanned: async (operation: string, params: unknown) => {
      if (operation === "taskCentre.taskFileList") return { list, total: list.length };
      if (operation === "taskCentre.retry") retried.push(params);
      return { taskid: "t1" };
    },
  } as unknown as Client;
  const shell = { client, session: { scope: sessionScope(loginInfoSample) } } as unknown as Shell;
  render(
    <App>
      <ShellContext value={shell}>
        <JobsProvider>
          <JobsButton />
        </JobsProvider>
      </ShellContext>
    </App>,
  );
  await act(async () => await Promise.resolve());
}

it("a tab that has started nothing lists the user's tasks as the server knows them", async () => {
  await show([{ ...task, status: 1, url: "/file/a", fileName: "客户.xlsx" }]);
  fireEvent.click(await screen.findByRole("button", { name: /任务/ }));
  const entry = await screen.findByRole("listitem");
  expect(entry.textContent).toContain("导出客户");
  expect(entry.textContent).toContain("已完成");
  expect(screen.getByRole("button", { name: "下载文件" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "移除" })).toBeNull();
});

it("a failed one can be tried again", async () => {
  const retried: unknown[] = [];
  await show([{ ...task, status: 2, message: "税局没有响应", retriable: true }], retried);
  fireEvent.click(await screen.findByRole("button", { name: /任务/ }));
  expect((await screen.findByRole("listitem")).textContent).toContain("税局没有响应");
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  await vi.waitFor(() => expect(retried).toEqual([{ taskid: "t1" }]));
});

it("of one that failed in part what failed is tried again, where the server knows what that is", async () => {
  const retried: unknown[] = [];
  const unknown = { ...task, taskid: "t2", status: 3 };
  await show([{ ...task, status: 3, retriable: true }, unknown], retried);
  fireEvent.click(await screen.findByRole("button", { name: /任务/ }));
  fireEvent.click(await screen.findByRole("button", { name: "重试失败项" }));
  await vi.waitFor(() => expect(retried).toEqual([{ taskid: "t1" }]));
});
