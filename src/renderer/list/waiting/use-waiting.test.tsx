import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListPlan, RefreshPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => {
  vi.useRealTimers();
  show(true);
});

const withRefresh = (refresh: Partial<RefreshPlan>): ListPlan => ({
  ...clientListPlan,
  refresh: { every: 1000, rows: "{{ row.status === 2 }}", limit: 600, ...refresh },
});
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
function show(isVisible: boolean) {
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    value: isVisible ? "visible" : "hidden",
  });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("only changing rows are taken over, until none changes any more", async () => {
  let step = 0;
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        step += 1;
        return {
          list: [
            client(1, { status: step < 3 ? 2 : 1, name: `一${step}` }),
            client(2, { status: 1, name: `二${step}` }),
          ],
          total: 2,
        };
      },
    },
  });
  renderScreen(withRefresh({}), host);
  await pass(0);
  expect(screen.getByText("一1")).toBeTruthy();
  await pass(1000);
  expect(screen.getByText("一2")).toBeTruthy();
  expect(screen.getByText("二1")).toBeTruthy();
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 1, pageSize: 20, noLoading: true });
  await pass(1000);
  expect(screen.getByText("一3")).toBeTruthy();
  await pass(10_000);
  expect(host.calls).toHaveLength(3);
});

test("a source of its own sees the changing rows", async () => {
  const host = createFakeHost({
    answers: {
      "client.list": () => ({ list: [client(1, { status: 2 }), client(2)], total: 2 }),
      "client.states": () => [client(1, { name: "完成", status: 1 })],
    },
  });
  const source = { call: "client.states", params: { ids: "{{ rows.map((row) => row.id) }}" } };
  renderScreen(withRefresh({ source }), host);
  await pass(0);
  await pass(1000);
  expect(host.calls.at(-1)).toEqual({ operationId: "client.states", params: { ids: [1], noLoading: true } });
  expect(screen.getByText("完成")).toBeTruthy();
  expect(screen.getByText("客户2")).toBeTruthy();
});

test("a row that leaves the page while it changes takes the page along, and is waited for no longer", async () => {
  let asked = 0;
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        asked += 1;
        return asked === 1
          ? { list: [client(1, { status: 2 }), client(2)], total: 2 }
          : { list: [client(2), client(3)], total: 2 };
      },
    },
  });
  renderScreen(withRefresh({}), host);
  await pass(0);
  for (let second = 0; second < 30; second += 1) await pass(1000);
  expect(screen.queryByText("客户1")).toBeNull();
  expect(screen.getByText("客户3")).toBeTruthy();
  expect(host.calls).toHaveLength(3);
});

test("a row that its source leaves out is loaded once more with the list, and is waited for no longer", async () => {
  let lists = 0;
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        lists += 1;
        return { list: [client(1, { status: 2, name: `一${lists}` }), client(2, { status: 2 })], total: 2 };
      },
      "client.states": ({ ids }) => (ids as number[]).filter((id) => id === 2).map((id) => client(id)),
    },
  });
  const source = { call: "client.states", params: { ids: "{{ rows.map((row) => row.id) }}" } };
  renderScreen(withRefresh({ source }), host);
  await pass(0);
  for (let second = 0; second < 30; second += 1) await pass(1000);
  expect(screen.getByText("一2")).toBeTruthy();
  expect(host.calls.map(({ operationId }) => operationId)).toEqual([
    "client.list",
    "client.states",
    "client.list",
  ]);
});

test("waits while the page is out of sight, in the browser or behind another tab", async () => {
  const host = createFakeHost({
    answers: { "client.list": () => ({ list: [client(1, { status: 2 })], total: 1 }) },
  });
  const page = renderScreen(withRefresh({}), host);
  await pass(0);
  act(() => show(false));
  await pass(5000);
  expect(host.calls).toHaveLength(1);
  act(() => show(true));
  await pass(1000);
  expect(host.calls).toHaveLength(2);
  page.show(false);
  await pass(5000);
  expect(host.calls).toHaveLength(2);
  page.show(true);
  await pass(1000);
  expect(host.calls).toHaveLength(3);
});

test("stops at its limit and after a failure, and says so", async () => {
  let isBroken = false;
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        if (isBroken) throw new Error("服务器繁忙");
        return { list: [client(1, { status: 2 })], total: 1 };
      },
    },
  });
  renderScreen(withRefresh({ limit: 3 }), host);
  await pass(0);
  for (let second = 0; second < 10; second += 1) await pass(1000);
  expect(host.calls.length).toBeLessThanOrEqual(4);
  expect(screen.getByText(/自动刷新已停止：等待时间过长/)).toBeTruthy();
  await act(async () => screen.getAllByRole("button", { name: "刷新" })[0]!.click());
  isBroken = true;
  await pass(1000);
  expect(screen.getByText(/自动刷新已停止：服务器繁忙/)).toBeTruthy();
  expect(screen.getByText("客户1")).toBeTruthy();
});

test("the time that it was out of sight does not count", async () => {
  const host = createFakeHost({
    answers: { "client.list": () => ({ list: [client(1, { status: 2 })], total: 1 }) },
  });
  const page = renderScreen(withRefresh({ limit: 3 }), host);
  await pass(0);
  await pass(1000);
  page.show(false);
  await pass(10_000);
  page.show(true);
  await pass(1000);
  expect(host.calls).toHaveLength(3);
  act(() => show(false));
  await pass(10_000);
  act(() => show(true));
  await pass(1000);
  expect(host.calls).toHaveLength(4);
  expect(screen.queryByText(/自动刷新已停止/)).toBeNull();
});
