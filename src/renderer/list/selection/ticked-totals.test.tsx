import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { column } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { rowOf, user } from "../../testing/users.ts";
import { totalOf } from "./ticked-totals.ts";

setUpBrowser();

const plan: ListPlan = {
  ...userManagePlan,
  columns: [column("name", "姓名"), column("owed", "应收", "money"), column("paid", "实收合计", "money")],
  summary: { label: "合计", from: "totals" },
};

test("the ticked rows have totals where the list has some, exact, over pages", async () => {
  const paged = ({ pageNum }: Record<string, unknown>) => ({
    list:
      pageNum === 1
        ? [user(1, { owed: 0.1, paid: 1 }), user(2, { owed: 0.2, paid: null })]
        : [user(3, { owed: 1199.7 })],
    total: 21,
    totals: { owed: 9, paid: 8 },
  });
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": paged } }));
  await rowOf("用户1");
  const bar = () => screen.getByRole("group", { name: "已选的行" }).querySelector("output")?.textContent;
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  expect(bar()).toBe("已选 2 条 · 应收合计 0.30 · 实收合计 1.00");
  fireEvent.click(screen.getByRole("button", { name: "下一页" }));
  await rowOf("用户3");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  expect(bar()).toBe("已选 3 条 · 应收合计 1,200.00 · 实收合计 1.00");
});

test("amounts are added in their smallest unit, and not while one is being worked out", () => {
  const of = (...values: unknown[]) =>
    totalOf(
      values.map((owed) => ({ owed })),
      { field: "owed" },
    );
  expect(of(0.1, 0.2)).toBe(0.3);
  expect(of(1.005, 2.01, -0.005)).toBe(3.01);
  expect(of(999_999_999_999.99, 0.01)).toBe(1_000_000_000_000);
  expect(of(1, null, undefined)).toBe(1);
  expect(of(1, -8888888888.88)).toBeNull();
});
