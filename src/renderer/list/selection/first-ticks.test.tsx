import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan, SelectablePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { rowOf, user } from "../../testing/users.ts";

setUpBrowser();

const STOPPED = { status: 0 };

function draw(selectable: SelectablePlan, users: () => readonly object[]) {
  const plan: ListPlan = { ...userManagePlan, selectable };
  const answers = { "userAdmin.list": () => ({ list: users(), total: users().length }) };
  const host = createFakeHost({ answers });
  renderScreen(plan, host);
  return host;
}

const boxOf = async (name: string) => within(await rowOf(name)).getByRole<HTMLInputElement>("checkbox");

test("rows are ticked as they come, once: a tick that was taken away stays away, a new row has its own", async () => {
  const users = [user(1), user(2, STOPPED), user(3)];
  draw({ disabled: [], ticked: "{{ row.status === 1 }}" }, () => users);
  expect((await boxOf("用户1")).checked).toBe(true);
  expect((await boxOf("用户2")).checked).toBe(false);
  expect(screen.getByText("已选 2 条")).toBeTruthy();

  fireEvent.click(await boxOf("用户1"));
  users.push(user(4));
  fireEvent.click(screen.getByRole("button", { name: "刷新" }));
  await waitFor(async () => expect((await boxOf("用户4")).checked).toBe(true));
  expect((await boxOf("用户1")).checked).toBe(false);
  expect(screen.getByText("已选 2 条")).toBeTruthy();
});

test("a row that cannot be ticked has no tick from the beginning either", async () => {
  const disabled = [{ when: "{{ row.status === 0 }}", reason: "已停用" }];
  draw({ disabled, ticked: "{{ true }}" }, () => [user(1), user(2, STOPPED)]);
  expect((await boxOf("用户1")).checked).toBe(true);
  expect((await boxOf("用户2")).checked).toBe(false);
});

test("a condition that fails ticks nothing and says so", async () => {
  const host = draw({ disabled: [], ticked: "{{ row.none.of === 1 }}" }, () => [user(1)]);
  expect((await boxOf("用户1")).checked).toBe(false);
  expect(host.heard).toEqual([expect.stringMatching(/^默认勾选的条件出错：/)]);
});
