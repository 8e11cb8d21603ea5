import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client, clientListPlan } from "../testing/client-list-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { action } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const sign = () => screen.queryByText(/正在等待「客户1 校验」/);

const wait = action("wait", "校验", {
  do: [
    {
      verb: "poll",
      args: {
        poll: "client.states",
        params: { id: "{{ row.id }}" },
        every: 500,
        until: "{{ answer.status === 2 }}",
        limit: 60,
        title: "{{ row.name }} 校验",
      },
      as: "states",
    },
    { verb: "toast", args: { toast: "{{ row.name }} 结果 {{ states.status }}" } },
  ],
});

test("an action waits for its outcome, in sight, until the user no longer wants to", async () => {
  let status = 1;
  const host = createFakeHost({
    answers: { "client.list": () => ({ list: [client(1)], total: 1 }), "client.states": () => ({ status }) },
  });
  const asked = () => host.calls.filter(({ operationId }) => operationId === "client.states").length;
  const page = renderScreen({ ...clientListPlan, rowActions: [wait] }, host);
  await pass(0);
  const start = () => fireEvent.click(screen.getByRole("button", { name: "校验" }));
  start();
  await pass(1500);
  expect(sign()).toBeTruthy();
  expect(asked()).toBeGreaterThan(1);
  page.show(false);
  await pass(0);
  expect(sign(), "another page is not the place to wait").toBeNull();
  page.show(true);
  await pass(0);
  expect(sign()).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "不再等待" }));
  await pass(1000);
  expect(sign()).toBeNull();
  const before = asked();
  await pass(5000);
  expect(asked()).toBe(before);

  start();
  await pass(600);
  expect(sign()).toBeTruthy();
  status = 2;
  await pass(1000);
  expect(screen.getByText("客户1 结果 2")).toBeTruthy();
  await pass(1000);
  expect(sign()).toBeNull();
});
