// The screen loads it lazily; here it shall be at hand before a test waits for its parts.
import "../detail-view.tsx";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PagePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../../testing/detail-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { column } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();

const plan: PagePlan = detailPlan({
  sections: [
    {
      id: "months",
      title: "各月业绩",
      across: 3,
      fields: [],
      table: {
        rows: "year.months",
        chart: "bar",
        pageSize: 20,
        columns: [column("month", "月份"), column("paid", "收款", "money")],
        rowActions: [],
      },
    },
  ],
});
const show = (months: unknown) =>
  renderScreen(plan, createFakeHost({ answers: { "customer.get": () => ({ year: { months } }) } }));
const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("the numbers of a chart stand in a table for those who do not see it", async () => {
  show([
    { month: "一月", paid: 1234.5 },
    { month: "二月", paid: null },
  ]);
  expect(texts(await screen.findByRole("table", { name: "各月业绩" }))).toEqual([
    ["月份", "收款"],
    ["一月", "1,234.50"],
    ["二月", "--"],
  ]);
});

test("a button shows the table to all, and the chart again", async () => {
  show([{ month: "一月", paid: 1 }]);
  const table = await screen.findByRole("table", { name: "各月业绩" });
  const isUnseen = () => table.closest(".chart-unseen") !== null;
  expect(isUnseen()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "各月业绩 数据" }));
  expect(isUnseen()).toBe(false);
  expect(document.querySelector(".chart-canvas")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "各月业绩 图表" }));
  expect(isUnseen()).toBe(true);
  expect(document.querySelector(".chart-canvas")).not.toBeNull();
});

test("without entries there is nothing to draw, and the words are those of a table", async () => {
  show([]);
  expect(await screen.findByText("暂无数据")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.querySelector(".chart-canvas")).toBeNull();
});

test("entries that are no rows are told of", async () => {
  show([{ month: "一月", paid: 1 }, 7]);
  expect(await screen.findByText(/有 1 行格式不正确/)).toBeTruthy();
});

test("a list that is not there is told of, and can be asked for again", async () => {
  show(undefined);
  expect((await screen.findByRole("alert")).textContent).toContain("服务器没有给出这个列表");
  expect(screen.getByRole("button", { name: "重试" })).toBeTruthy();
});
