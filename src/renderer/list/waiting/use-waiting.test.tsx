import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { ListPlan, RoundPlan, StepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => {
  vi.useRealTimers();
  show(true);
});

const withRounds = (...rounds: readonly Partial<RoundPlan>[]): ListPlan => ({
  ...clientListPlan,
  refresh: rounds.map((round) => ({
    every: 1000,
    rows: "{{ row.status === 2 }}",
    limit: 600,
    then: [],
    ...round,
  })),
});
const toast = (text: string): StepPlan => ({ verb: "toast", args: { toast: text } });
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
  renderScreen(withRounds({}), host);
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
  renderScreen(withRounds({ source }), host);
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
  renderScreen(withRounds({}), host);
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
      "client.states": ({ ids }) =>
        (ids as number[]).filter((id) => id === 2).map((id) => client(id, { status: 1 })),
    },
  });
  const source = { call: "client.states", params: { ids: "{{ rows.map((row) => row.id) }}" } };
  renderScreen(withRounds({ source }), host);
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
  const page = renderScreen(withRounds({}), host);
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

test("stops at its limit and after a refusal, and says so", async () => {
  let isBroken = false;
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        if (isBroken) throw new RequestError("refused", "没有权限");
        return { list: [client(1, { status: 2 })], total: 1 };
      },
    },
  });
  renderScreen(withRounds({ limit: 3 }), host);
  await pass(0);
  for (let second = 0; second < 10; second += 1) await pass(1000);
  expect(host.calls.length).toBeLessThanOrEqual(4);
  expect(screen.getByText(/自动刷新已停止：等待时间过长/)).toBeTruthy();
  await act(async () => screen.getAllByRole("button", { name: "刷新" })[0]!.click());
  expect(screen.queryByText(/自动刷新已停止/)).toBeNull();
  isBroken = true;
  await pass(1000);
  expect(screen.getByText(/自动刷新已停止：没有权限/)).toBeTruthy();
  expect(screen.getByText("客户1")).toBeTruthy();
  const before = host.calls.length;
  for (let second = 0; second < 10; second += 1) await pass(1000);
  expect(host.calls).toHaveLength(before);
});

test("after calls that nobody answered it asks later and later, says so once, and goes on with the next answer", async () => {
  let isOffline = true;
  const at: number[] = [];
  const host = createFakeHost({
    answers: {
      "client.list": () => {
        at.push(Date.now());
        if (isOffline && at.length > 1) throw new RequestError("offline", "网络不通");
        return { list: [client(1, { status: 2 })], total: 1 };
      },
    },
  });
  renderScreen(withRounds({}), host);
  await pass(0);
  for (let second = 0; second < 16; second += 1) await pass(1000);
  expect(at.map((time) => (time - at[0]!) / 1000)).toEqual([0, 1, 3, 7, 15]);
  expect(screen.getAllByText(/没有应答，正在重试：网络不通/)).toHaveLength(1);
  isOffline = false;
  for (let second = 0; second < 16; second += 1) await pass(1000);
  expect(screen.queryByText(/没有应答/)).toBeNull();
  const before = at.length;
  await pass(1000);
  expect(at).toHaveLength(before + 1);
});

test("the time that it was out of sight does not count", async () => {
  const host = createFakeHost({
    answers: { "client.list": () => ({ list: [client(1, { status: 2 })], total: 1 }) },
  });
  const page = renderScreen(withRounds({ limit: 3 }), host);
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

describe("what follows when rows no longer wait", () => {
  /** Rows 1 and 2 wait; the source of the round says how it is with each, by id. */
  const waitFor = (states: () => readonly object[], more: object = {}) =>
    createFakeHost({
      answers: {
        "client.list": () => ({
          list: [client(1, { status: 2 }), client(2, { status: 2 }), client(3)],
          total: 3,
        }),
        "client.states": states,
        ...more,
      },
    });
  const source = { call: "client.states", params: { ids: "{{ rows.map((row) => row.id) }}" } };

  test("it runs once for all that stopped together, and sees them as they are now", async () => {
    let step = 0;
    const host = waitFor(() => {
      step += 1;
      if (step === 1)
        return [
          { id: 1, status: 2 },
          { id: 2, status: 2 },
        ];
      return [
        { id: 1, status: 1, note: "成" },
        { id: 2, status: 3, note: "败" },
      ];
    });
    const then = [toast("{{ done.map((one) => one.name + one.note).join('，') }}，共 {{ rows.length }}")];
    renderScreen(withRounds({ source, then }), host);
    await pass(0);
    await pass(1000);
    expect(screen.queryByText(/客户2败/)).toBeNull();
    await pass(1000);
    // An answer with a few fields is laid over the row: its name is still there.
    expect(screen.getAllByText("客户1成，客户2败，共 2")).toHaveLength(1);
    for (let second = 0; second < 10; second += 1) await pass(1000);
    expect(host.calls.filter(({ operationId }) => operationId === "client.states")).toHaveLength(2);
  });

  test("some finish earlier: each answer tells of those that it finished", async () => {
    let step = 0;
    const host = waitFor(() => {
      step += 1;
      return [
        { id: 1, status: 1 },
        { id: 2, status: step < 3 ? 2 : 1 },
      ];
    });
    renderScreen(withRounds({ source, then: [toast("{{ done[0].name }} 完成")] }), host);
    await pass(0);
    await pass(1000);
    expect(screen.getByText("客户1 完成")).toBeTruthy();
    expect(screen.queryByText("客户2 完成")).toBeNull();
    expect(host.calls.at(-1)?.params.ids).toEqual([1, 2]);
    await pass(1000);
    expect(host.calls.at(-1)?.params.ids).toEqual([2]);
    await pass(1000);
    expect(screen.getByText("客户2 完成")).toBeTruthy();
  });

  test("a row that left the page is asked for by its key until it is done", async () => {
    let lists = 0;
    let isDone = false;
    const host = createFakeHost({
      answers: {
        "client.list": () => {
          lists += 1;
          return lists === 1
            ? { list: [client(1, { status: 2 })], total: 1 }
            : { list: [client(3)], total: 1 };
        },
        "client.states": () => [{ id: 1, status: isDone ? 1 : 2 }],
      },
    });
    renderScreen(withRounds({ source, then: [toast("{{ done[0].name }} 完成")] }), host);
    await pass(0);
    await act(async () => screen.getAllByRole("button", { name: "刷新" })[0]!.click());
    await pass(0);
    expect(screen.queryByText("客户1")).toBeNull();
    await pass(1000);
    expect(host.calls.at(-1)?.params.ids).toEqual([1]);
    expect(screen.queryByText(/完成/)).toBeNull();
    isDone = true;
    await pass(1000);
    expect(screen.getByText("客户1 完成")).toBeTruthy();
    const before = host.calls.length;
    for (let second = 0; second < 10; second += 1) await pass(1000);
    expect(host.calls).toHaveLength(before);
  });

  test("without a source a row that left the page counts as changed, as it was seen last", async () => {
    let lists = 0;
    const host = createFakeHost({
      answers: {
        "client.list": () => {
          lists += 1;
          return lists === 1
            ? { list: [client(1, { status: 2 })], total: 1 }
            : { list: [client(3)], total: 1 };
        },
      },
    });
    renderScreen(withRounds({ then: [toast("{{ done[0].name }} 不在此页了")] }), host);
    await pass(0);
    await pass(1000);
    expect(screen.getByText("客户1 不在此页了")).toBeTruthy();
  });

  test("rows that another page, tab or filter leaves out are nobody's business any more", async () => {
    let lists = 0;
    const host = createFakeHost({
      answers: {
        "client.list": ({ pageNum }) => {
          lists += 1;
          return { list: [client(pageNum === 1 ? 1 : 2, { status: pageNum === 1 ? 2 : 1 })], total: 40 };
        },
      },
    });
    renderScreen(withRounds({ then: [toast("完成 {{ done.length }}")] }), host);
    await pass(0);
    await act(async () => screen.getByRole("button", { name: "下一页" }).click());
    await pass(0);
    const before = lists;
    for (let second = 0; second < 10; second += 1) await pass(1000);
    expect(screen.queryByText(/完成/)).toBeNull();
    expect(lists).toBe(before);
  });

  test("two rounds keep their own clocks and tell apart what each waited for", async () => {
    let step = 0;
    const host = createFakeHost({
      answers: {
        "client.list": () => {
          step += 1;
          return { list: [client(1, { status: step < 3 ? 2 : 1 }), client(2, { phase: 2 })], total: 2 };
        },
        "client.states": () => [{ id: 2, phase: 1 }],
      },
    });
    renderScreen(
      withRounds(
        { then: [toast("状态：{{ done[0].name }}")] },
        { every: 2500, rows: "{{ row.phase === 2 }}", source, then: [toast("阶段：{{ done[0].name }}")] },
      ),
      host,
    );
    await pass(0);
    const states = () => host.calls.filter(({ operationId }) => operationId === "client.states").length;
    for (let tenth = 0; tenth < 24; tenth += 1) await pass(100);
    expect(screen.getByText("状态：客户1")).toBeTruthy();
    expect(states(), "the answers of the other round do not begin its clock anew").toBe(0);
    await pass(100);
    expect(states()).toBe(1);
    expect(screen.getByText("阶段：客户2")).toBeTruthy();
    const before = host.calls.length;
    for (let second = 0; second < 10; second += 1) await pass(1000);
    expect(host.calls).toHaveLength(before);
  });

  test("its steps may load the list; a failure among them is told", async () => {
    const host = waitFor(() => [
      { id: 1, status: 1 },
      { id: 2, status: 1 },
    ]);
    const then: StepPlan[] = [
      { verb: "call", args: { call: "client.stop", params: { ids: "{{ done.map((one) => one.id) }}" } } },
    ];
    renderScreen(withRounds({ source, then }), host);
    await pass(0);
    await pass(1000);
    expect(host.calls.at(-1)).toEqual({ operationId: "client.stop", params: { ids: [1, 2] } });
    expect(screen.getByText(/自动刷新之后的步骤没有完成/)).toBeTruthy();
  });

  test("many messages at once: three stand by themselves, the others in one list", async () => {
    const host = waitFor(() => [
      { id: 1, status: 1 },
      { id: 2, status: 1 },
    ]);
    renderScreen(
      withRounds({ source, then: ["甲", "乙", "丙", "丁", "戊"].map((name) => toast(`${name}完成`)) }),
      host,
    );
    await pass(0);
    await pass(1000);
    expect(screen.getByText(/还有 2 条消息/)).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["丁完成", "戊完成"]),
    );
    expect(screen.getAllByText(/完成/)).toHaveLength(5);
  });
});
