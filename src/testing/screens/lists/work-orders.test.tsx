import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const order = (id: number, more: object = {}) => ({
  id,
  title: `工单${id}`,
  status: 0,
  type: 2,
  processerId: 7,
  createUserId: 7,
  ...more,
});

function draw(list: readonly object[] = [order(1)]) {
  const page = { list, total: list.length };
  return drawScreen("account-center.work-orders-all", {
    today: "2026-11-20",
    answers: {
      "workOrder.queryGdPage": () => page,
      "workOrder.listcount": () => ({ total: 1 }),
    },
  });
}

test("an order that is done cannot be ticked and says why; the page's box leaves it out", async () => {
  draw([order(1), order(2, { status: 3 }), order(3)]);
  await screen.findByText("工单1");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "选择第 2 行" });
  expect([box.getAttribute("aria-disabled"), box.dataset["reason"] ?? box.dataset["hint"]]).toEqual([
    "true",
    expect.stringContaining("工单已办完，不能批量办理"),
  ]);
  fireEvent.click(box);
  expect(screen.queryByText(/已选/)).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  expect(screen.getByText("已选 2 条")).toBeTruthy();
  expect(screen.getByText("已选本页 2 条，另有 1 条不可勾选")).toBeTruthy();
});

test("a word that could mean several filters is told, not guessed; with its name it is understood", async () => {
  const shown = draw();
  await screen.findByText("工单1");
  fireEvent.keyDown(document.body, { code: "KeyS", altKey: true });
  const box = await screen.findByRole("textbox", { name: "要找的数据" });
  fireEvent.change(box, { target: { value: "上月 紧急" } });
  const unknown = within(await screen.findByRole("list", { name: "没看懂的" }));
  expect(unknown.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^上月 可能是会计期间、创建时间、要求完成日期，请写明/),
  ]);
  fireEvent.keyDown(box, { key: "Enter" });
  expect(shown.search()).toBe("");
  fireEvent.change(box, { target: { value: "创建时间 上月 紧急" } });
  await waitFor(() => expect(screen.queryByRole("list", { name: "没看懂的" })).toBeNull());
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(shown.search()).toContain("f.created=last-month"));
  expect(screen.queryByRole("dialog", { name: "一句话筛选" })).toBeNull();
});
