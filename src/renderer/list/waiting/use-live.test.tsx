import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => {
  vi.useRealTimers();
  show(true);
});

const live: ListPlan = { ...clientListPlan, live: { on: "client" } };
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
function show(isVisible: boolean) {
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    value: isVisible ? "visible" : "hidden",
  });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A list whose only row shows how often it was requested. */
async function open(answer?: (time: number) => unknown) {
  let times = 0;
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        times += 1;
        return answer?.(times) ?? { list: [client(1, { name: `第${times}版` })], total: 1 };
      },
    },
  });
  renderScreen(live, host);
  await pass(0);
  return host;
}

test("the page on show is asked for again, quietly, when records of its kind have changed", async () => {
  const host = await open();
  expect(screen.getByText("第1版")).toBeTruthy();
  await pass(60_000);
  expect(host.calls).toHaveLength(1);
  act(() => host.change("order"));
  await pass(0);
  expect(host.calls).toHaveLength(1);
  act(() => host.change("client"));
  await pass(0);
  expect(screen.getByText("第2版")).toBeTruthy();
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 1, pageSize: 20, noLoading: true });
});

test("many changes are one question a second", async () => {
  const host = await open();
  for (let change = 0; change < 20; change += 1) act(() => host.change("client"));
  await pass(0);
  expect(host.calls).toHaveLength(2);
  await pass(1000);
  expect(host.calls).toHaveLength(3);
  await pass(60_000);
  expect(host.calls).toHaveLength(3);
});

test("out of sight nothing is asked; coming back shows what has changed meanwhile", async () => {
  const host = await open();
  act(() => show(false));
  act(() => host.change("client"));
  await pass(5000);
  expect(host.calls).toHaveLength(1);
  act(() => show(true));
  await pass(0);
  expect(screen.getByText("第2版")).toBeTruthy();
});

test("a failure leaves the rows and says so, until the next try succeeds", async () => {
  const host = await open((time) => {
    if (time === 2) throw new RequestError("offline", "网络连接失败");
    return undefined;
  });
  act(() => host.change("client"));
  await pass(0);
  expect(screen.getByText("第1版")).toBeTruthy();
  expect(screen.getByText(/数据可能不是最新.*网络连接失败/)).toBeTruthy();
  await pass(10_000);
  expect(screen.getByText("第3版")).toBeTruthy();
  expect(screen.queryByText(/数据可能不是最新/)).toBeNull();
});
