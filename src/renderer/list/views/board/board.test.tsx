// The list loads it lazily; here it shall be at hand before a test waits for cards.
import "../row-views.tsx";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { RequestError } from "../../../../request/request-error.ts";
import type { ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../../testing/client-list-plan.ts";
import { createFakeHost } from "../../../testing/fake-host.ts";
import { action, column, filter } from "../../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../../testing/render-screen.tsx";

setUpBrowser();

let statuses: Map<number, number>;
beforeEach(() => {
  statuses = new Map(Array.from({ length: 26 }, (_client, index) => [index + 1, index < 24 ? 1 : 0]));
});

const plan: ListPlan = {
  ...clientListPlan,
  enums: {
    status: [
      { value: 1, label: "服务中", color: "success" },
      { value: 0, label: "已停用" },
    ],
  },
  tabs: { param: "status", items: [{ id: "on", label: "服务中的", value: 1 }] },
  filters: [filter("name", "客户名称"), filter("status", "状态", "number")],
  columns: [...clientListPlan.columns, column("status", "状态", "enum", { options: { enum: "status" } })],
  summary: { label: "合计", source: { call: "client.totals", params: {} } },
  rowActions: [
    action("stop", "停用", {
      visible: "{{ row.status === 1 }}",
      do: [{ verb: "call", args: { call: "client.stop", params: { id: "{{ row.id }}" } } }],
    }),
  ],
  views: [
    {
      as: "board",
      enum: "status",
      param: "status",
      several: true,
      card: ["name", "tax", "remark"],
      sum: "tax",
      move: [{ to: 0, action: "stop" }],
    },
  ],
};

interface Asked {
  readonly status?: number | readonly number[];
  readonly pageSize?: number;
}

const answers = {
  "client.list": ({ status, pageSize = 20 }: Asked) => {
    const ids = [...statuses].filter(([, held]) => status === undefined || [status].flat().includes(held));
    return {
      list: ids.slice(0, pageSize).map(([id, held]) => client(id, { status: held, remark: null })),
      total: ids.length,
    };
  },
  "client.totals": ({ status }: Asked) => ({ tax: [status].flat()[0] === 1 ? 300_000 : 51_000 }),
  "client.stop": ({ id }: { id?: number }) => {
    statuses.set(id ?? 0, 0);
    return null;
  },
};

const lane = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) });
const cards = (name: string) => within(lane(name)).queryAllByRole("listitem");
const show = async (over: object = {}) => {
  const host = createFakeHost({ answers: { ...answers, ...over } });
  const page = renderScreen(plan, host, { search: "view=board" });
  await screen.findByText("客户1");
  return { host, page };
};

test("each lane shows its first rows, how many there are and what they come to", async () => {
  const { host } = await show();
  expect(cards("服务中")).toHaveLength(20);
  expect(lane("服务中").textContent).toContain("24税额 300,000.00");
  expect(cards("已停用").map((card) => card.textContent)).toEqual([
    "客户25税额25,000.00",
    "客户26税额26,000.00",
  ]);
  expect(host.calls.filter(({ operationId }) => operationId === "client.list")).toEqual(
    [[1], [0]].map((status) => ({
      operationId: "client.list",
      params: { status, pageNum: 1, pageSize: 20 },
    })),
  );
});

test("the tabs and filters that a lane says already are not there", async () => {
  const { page } = await show();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByText("状态")).toBeNull();
  expect(screen.getByRole("textbox", { name: "客户名称" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "列表" }));
  expect(await screen.findByRole("tab", { name: "服务中的" })).toBeTruthy();
  await waitFor(() => expect(page.search()).toBe(""));
  expect(screen.getByRole("table", { name: "客户列表" })).toBeTruthy();
});

test("more of a lane come on demand", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "再显示 4 条（还有 4 条）" }));
  await waitFor(() => expect(cards("服务中")).toHaveLength(24));
  expect(screen.queryByText(/还有/)).toBeNull();
});

test("a card that is dropped on another lane starts the action that leads there", async () => {
  await show();
  const [card] = cards("服务中");
  drag(card!, lane("已停用"));
  await waitFor(() => expect(cards("已停用")).toHaveLength(3));
  expect(statuses.get(1)).toBe(0);
  expect(cards("服务中")[0]?.textContent).toContain("客户2");
});

test("no lane takes a card whose row does not have the action", async () => {
  await show();
  const [card] = cards("已停用");
  expect([card!.draggable, cards("服务中")[0]!.draggable]).toEqual([false, true]);
  expect(drag(card!, lane("服务中"))).toBe("refused");
  expect(cards("已停用")).toHaveLength(2);
});

test("a sum that fails leaves the cards alone", async () => {
  const failing = () => {
    throw new RequestError("http", "服务器繁忙");
  };
  await show({ "client.totals": failing });
  expect(lane("服务中").textContent).toContain("税额合计加载失败");
  expect(cards("服务中")).toHaveLength(20);
});

test("the arrow keys go from card to card, and from lane to lane", async () => {
  await show();
  const [first, second] = cards("服务中");
  first!.focus();
  fireEvent.keyDown(first!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards("已停用")[1]);
  fireEvent.keyDown(cards("已停用")[1]!, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(second);
});

/** Drags a card over a lane and drops it there, as a browser does where the lane takes it. */
function drag(card: HTMLElement, over: HTMLElement): "refused" | "dropped" {
  const data = { setData: () => undefined, effectAllowed: "" };
  const send = (target: HTMLElement, make: typeof createEvent.dragStart) => {
    const event = make(target);
    Object.defineProperty(event, "dataTransfer", { value: data });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  const isRefused = send(card, createEvent.dragStart) || !send(over, createEvent.dragOver);
  if (!isRefused) send(over, createEvent.drop);
  send(card, createEvent.dragEnd);
  return isRefused ? "refused" : "dropped";
}

test("Tab visits one card with its links", async () => {
  await show();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>("[data-card]")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([cards("服务中")[0]]);
  const second = cards("已停用")[1]!;
  act(() => second.focus());
  expect(stops()).toEqual([second]);
  const [link] = within(cards("服务中")[0]!).getAllByRole("button");
  act(() => link!.focus());
  fireEvent.keyDown(link!, { key: "Tab" });
  expect(document.activeElement?.closest("[data-card]")).toBeNull();
});

test("a board without any card offers to take the conditions away", async () => {
  const host = createFakeHost({
    answers: {
      ...answers,
      "client.list": (asked: Asked & { name?: string }) =>
        asked.name === undefined ? answers["client.list"](asked) : { list: [], total: 0 },
    },
  });
  renderScreen(plan, host, { search: "view=board&f.name=x" });
  expect(await screen.findByText("没有符合条件的数据")).toBeTruthy();
  expect(lane("服务中").textContent).toContain("暂无");
  fireEvent.click(screen.getByRole("button", { name: "清空条件" }));
  await waitFor(() => expect(cards("服务中")).toHaveLength(20));
});
