// The list loads it lazily; here it shall be at hand before a test waits for days.
import "../row-views.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../../testing/client-list-plan.ts";
import { createFakeHost } from "../../../testing/fake-host.ts";
import { column, filter } from "../../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../../testing/render-screen.tsx";

setUpBrowser();

const plan: ListPlan = {
  ...clientListPlan,
  title: "签约",
  enums: { state: [{ value: 1, label: "待签", color: "warning" }] },
  filters: [
    filter("name", "客户名称"),
    filter("days", "签约日期", "date-range", { params: ["from", "to"], field: "from" }),
  ],
  columns: [
    column("name", "客户名称", "text", { action: "open" }),
    column("signedAt", "签约时间", "datetime", { sort: "signedAt" }),
    column("state", "状态", "enum", { options: { enum: "state" } }),
  ],
  views: [
    {
      as: "calendar",
      date: "signedAt",
      from: "from",
      to: "to",
      most: 3,
      sort: "signedAt",
      card: ["name", "signedAt"],
      color: "state",
    },
  ],
};

const ROWS = [
  client(2, { signedAt: "2026-11-20 15:00:00", state: 1 }),
  client(1, { signedAt: "2026-11-20 09:30:00", state: 1 }),
  client(3, { signedAt: "2026-12-02 10:00:00", state: 1 }),
];

const show = (total = 3) => {
  const host = createFakeHost({ answers: { "client.list": () => ({ list: ROWS, total }) } });
  const page = renderScreen(plan, host, { search: "view=calendar&month=2026-11" });
  return { host, page };
};
const day = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name} 星期`) });
const chosen = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name} 星期`) });

test("the rows of the weeks of a month stand on their days, the earliest first", async () => {
  const { host } = show();
  await screen.findByText("09:30 客户1 2026-11-20 09:30");
  expect(host.calls[0]?.params).toEqual({
    from: "2026-10-26",
    to: "2026-12-06",
    sortField: "signedAt",
    sortOrder: "asc",
    pageNum: 1,
    pageSize: 3,
  });
  expect(day("11月20日").textContent).toBe("202 条09:30 客户1 2026-11-20 09:3015:00 客户2 2026-11-20 15:00");
  expect(day("12月2日").textContent).toContain("客户3");
  expect(screen.queryByText("签约日期")).toBeNull();
});

test("a chosen day shows its rows with what can be done with them", async () => {
  const { host } = show();
  await screen.findByText(/09:30 客户1/);
  fireEvent.click(day("11月20日"));
  const cards = within(chosen("11月20日")).getAllByRole("listitem");
  expect(cards.map((card) => within(card).getAllByRole("button")[0]?.textContent)).toEqual([
    "客户1",
    "客户2",
  ]);
  fireEvent.click(within(cards[1]!).getByRole("button", { name: "客户2" }));
  await waitFor(() => expect(host.visited).toEqual(["/client/2"]));
  fireEvent.click(day("11月10日"));
  expect(chosen("11月10日").textContent).toContain("这一天没有签约");
});

test("other months are asked for, and stand in the address", async () => {
  const { host, page } = show();
  await screen.findByText(/09:30 客户1/);
  fireEvent.click(screen.getByRole("button", { name: "下个月" }));
  expect(await screen.findByText("2026年12月")).toBeTruthy();
  await waitFor(() => expect(page.search()).toContain("month=2026-12"));
  expect(host.calls.at(-1)?.params).toMatchObject({ from: "2026-11-30", to: "2027-01-03" });
});

test("the arrow keys go from day to day, over the end of the month", async () => {
  const { page } = show();
  await screen.findByText(/09:30 客户1/);
  fireEvent.click(day("11月28日"));
  day("11月28日").focus();
  fireEvent.keyDown(day("11月28日"), { key: "ArrowRight" });
  await waitFor(() => expect(document.activeElement).toBe(day("11月29日")));
  fireEvent.keyDown(day("11月29日"), { key: "ArrowDown" });
  await waitFor(() => expect(document.activeElement).toBe(day("12月6日")));
  expect(page.search()).toContain("month=2026-12");
  fireEvent.keyDown(day("12月6日"), { key: "PageUp" });
  await waitFor(() => expect(document.activeElement).toBe(day("11月6日")));
});

test("a month with more rows than are given at once says so", async () => {
  show(812);
  expect(await screen.findByText("这个月共 812 条，只显示前 3 条，请用筛选条件缩小范围。")).toBeTruthy();
});

test("the view that was open last is open again", async () => {
  const { host } = show();
  fireEvent.click(await screen.findByRole("radio", { name: "列表" }));
  fireEvent.click(screen.getByRole("radio", { name: "日历" }));
  await waitFor(() => expect(screen.getByRole("radio", { name: "日历" })).toHaveProperty("checked", true));
  const again = renderScreen(plan, host);
  await waitFor(() => expect(again.search()).toContain("view=calendar"));
});
