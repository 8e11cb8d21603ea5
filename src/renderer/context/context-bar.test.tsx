import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { call, column } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { userManagePlan } from "../testing/user-manage-plan.ts";

setUpBrowser();

const plan: ListPlan = {
  ...userManagePlan,
  context: { period: { max: "{{ addMonths(today, -1) }}" } },
  calls: { "filing.page": call("filing.page", "read") },
  source: { call: "filing.page", params: { kjnd: "{{ yearOf(period) }}", kjqj: "{{ monthOf(period) }}" } },
  columns: [column("name", "企业")],
  filters: [],
  toolbar: [],
  rowActions: [],
  selectionActions: [],
  dialogs: {},
};
delete (plan as { aside?: unknown }).aside;
delete (plan as { tabs?: unknown }).tabs;

function open(search = "") {
  const host = createFakeHost({
    answers: { "filing.page": ({ kjnd, kjqj }) => [{ id: 1, name: `${String(kjnd)}年${String(kjqj)}月` }] },
  });
  const page = renderScreen(plan, { ...host, today: () => "2026-11-24" }, { search });
  return { host, page };
}

const before = () => screen.getByRole("button", { name: /^上一期/ });
const after = () => screen.getByRole("button", { name: /^下一期/ });

test("the list is about the last month until another is chosen, which the address keeps", async () => {
  const { page } = open();
  expect(await screen.findByText("2026年10月")).toBeTruthy();
  expect(page.search()).toBe("");
  fireEvent.click(before());
  expect(await screen.findByText("2026年9月")).toBeTruthy();
  expect(screen.queryByText("2026年10月")).toBeNull();
  expect(page.search()).toBe("period=2026-09");
});

test("PageUp and PageDown go to the period before and after, not past the last", async () => {
  const { page } = open("period=2026-09");
  await screen.findByText("2026年9月");
  fireEvent.keyDown(before(), { key: "PageDown" });
  expect(await screen.findByText("2026年10月")).toBeTruthy();
  fireEvent.keyDown(before(), { key: "PageDown" });
  fireEvent.click(after());
  expect(page.search()).toBe("period=2026-10");
  fireEvent.keyDown(before(), { key: "PageUp" });
  expect(await screen.findByText("2026年9月")).toBeTruthy();
});

test("a link says another period, a bare one leaves it; another period begins at the first page", async () => {
  const { page } = open("period=2026-08");
  await screen.findByText("2026年8月");
  page.visit("period=2026-07&page=2");
  expect(await screen.findByText("2026年7月")).toBeTruthy();
  page.visit("");
  await waitFor(() => expect(page.search()).toContain("period=2026-07"));
  fireEvent.click(before());
  expect(await screen.findByText("2026年6月")).toBeTruthy();
  expect(page.search()).toBe("period=2026-06");
});
