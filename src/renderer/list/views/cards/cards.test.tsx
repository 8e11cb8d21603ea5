// The list loads it lazily; here it shall be at hand before a test waits for cards.
import "../row-views.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../../testing/client-list-plan.ts";
import { createFakeHost } from "../../../testing/fake-host.ts";
import { action, column } from "../../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../../testing/render-screen.tsx";

setUpBrowser();

const stop = action("stop", "停用", {
  do: [{ verb: "call", args: { call: "client.stop", params: { id: "{{ row.id }}" } } }],
});

const plan: ListPlan = {
  ...clientListPlan,
  columns: [...clientListPlan.columns, column("cover", "图片", "image")],
  rowActions: [stop],
  selectionActions: [action("stopAll", "批量停用", {})],
  views: [{ as: "cards", image: "cover", card: ["name", "tax", "remark"] }],
};

const answers = {
  "client.list": ({ pageNum = 1, pageSize = 20 }: { pageNum?: number; pageSize?: number }) => ({
    list: Array.from({ length: Math.min(pageSize, 45 - (pageNum - 1) * pageSize) }, (_row, at) => {
      const id = (pageNum - 1) * pageSize + at + 1;
      return client(id, { remark: null, cover: id === 1 ? "/files/a.png" : null });
    }),
    total: 45,
  }),
  "client.stop": () => null,
};

const show = async (search = "view=cards") => {
  const host = createFakeHost({ answers });
  renderScreen(plan, host, { search });
  await screen.findAllByRole("listitem");
  return host;
};
const cards = () => screen.getAllByRole("listitem").filter((item) => item.dataset["card"] !== undefined);

test("a page of the rows stands side by side, and its pages are turned", async () => {
  const host = await show();
  expect(cards()).toHaveLength(20);
  expect(cards()[1]?.textContent).toBe("无图片客户2税额2,000.00停用");
  expect(within(cards()[0]!).getByRole("button", { name: "查看图片 a.png" })).toBeTruthy();
  fireEvent.click(
    within(screen.getByRole("navigation", { name: "分页" })).getByRole("button", { name: /3/ }),
  );
  await screen.findByText("客户45");
  expect(cards()).toHaveLength(5);
  expect(host.calls.at(-1)?.params).toMatchObject({ pageNum: 3, pageSize: 20 });
});

test("cards are ticked one by one and all at once, and start the actions of their row", async () => {
  const host = await show();
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 2 张" }));
  expect(await screen.findByText(/已选 1 条/)).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  expect(await screen.findByText(/已选 20 条/)).toBeTruthy();
  fireEvent.click(within(cards()[2]!).getByRole("button", { name: "停用" }));
  await waitFor(() => expect(host.calls).toContainEqual({ operationId: "client.stop", params: { id: 3 } }));
});

test("the arrow keys lead from card to card, the space bar ticks", async () => {
  await show();
  cards()[0]!.focus();
  fireEvent.keyDown(cards()[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards()[1]);
  fireEvent.keyDown(cards()[1]!, { key: "End" });
  expect(document.activeElement).toBe(cards().at(-1));
  fireEvent.keyDown(cards().at(-1)!, { key: "Home" });
  fireEvent.keyDown(cards()[0]!, { key: " " });
  expect(await screen.findByText(/已选 1 条/)).toBeTruthy();
  expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cards()[0]]);
});
