import type { Page } from "@playwright/test";
import type { ActionPlan, ListPlan, RoundPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { success } from "../app/bad-answer.ts";
import { changePlan } from "../app/change-plan.ts";
import { button, rowOf, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const USERS = "/setting/userManage";
const SCREEN = "setting.user-manage";

interface Person {
  readonly id: number;
  readonly name: string;
  /** 1: being authorised. */
  readonly authorising?: number;
  /** 1: being moved. */
  readonly moving?: number;
}

const byKey: RoundPlan = {
  every: 500,
  rows: "{{ row.authorising === 1 }}",
  source: { call: "user.fuzzyMatch", params: { content: "{{ rows.map((row) => row.id).join(',') }}" } },
  limit: 600,
  then: [
    { verb: "toast", args: { toast: "{{ done.map((one) => one.name).join('、') }}已授权" } },
    { verb: "reload", args: { reload: "counts" } },
  ],
};
const byPage: RoundPlan = {
  every: 700,
  rows: "{{ row.moving === 1 }}",
  limit: 600,
  then: [{ verb: "toast", args: { toast: "{{ done.map((one) => one.name).join('、') }}已调动" } }],
};

/** A list of these people, who wait; `answers` may be changed while the page is open. */
async function giveWaitingRows(page: Page, people: readonly Person[], change: (plan: ListPlan) => ListPlan) {
  const answers = { list: people, states: new Map<number, number>(), isDown: false };
  const asked = { pages: 0, ids: [] as string[] };
  await changePlan(page, SCREEN, change);
  await page.route("**/auth/user/list", (route) => {
    asked.pages += 1;
    const list = answers.list.map((person) => ({ ...person, account: `user${person.id}`, status: 1 }));
    return route.fulfill({
      contentType: "application/json",
      body: success({ list, total: list.length }),
    });
  });
  await page.route("**/user/fuzzyMatch*", (route) => {
    const ids = new URL(route.request().url()).searchParams.get("content") ?? "";
    asked.ids.push(ids);
    if (answers.isDown) return route.fulfill({ status: 502, body: "" });
    const states = ids.split(",").map((id) => ({
      id: Number(id),
      authorising: answers.states.get(Number(id)) ?? 1,
    }));
    return route.fulfill({ contentType: "application/json", body: success(states) });
  });
  return { answers, asked };
}

const PEOPLE: readonly Person[] = [
  { id: 1, name: "甲一", authorising: 1 },
  { id: 2, name: "乙二", authorising: 1 },
  { id: 3, name: "丙三", authorising: 1 },
  { id: 4, name: "丁四", moving: 1 },
  { id: 5, name: "戊五" },
];

test("rows wait for two things at once, are told of as they finish, and asked for no longer", async ({
  page,
  signIn,
}) => {
  const { answers, asked } = await giveWaitingRows(page, PEOPLE, (plan) => ({
    ...plan,
    refresh: [byKey, byPage],
  }));
  await signIn("chenjie", USERS);
  await expect(rowOf(page, "甲一")).toBeVisible();
  await expect.poll(() => asked.ids.at(-1), "those that wait are asked for by key").toBe("1,2,3");
  await expect.poll(() => asked.pages, "and the other by its page").toBeGreaterThan(1);

  answers.states.set(1, 2).set(2, 2);
  await toast(page, "甲一、乙二已授权");
  await expect(page.getByText("甲一、乙二已授权"), "once for both").toHaveCount(1);
  await expect(rowOf(page, "甲一"), "what the answer did not say is still there").toContainText("user1");
  await expect.poll(() => asked.ids.at(-1)).toBe("3");

  answers.list = PEOPLE.filter(({ id }) => id !== 3);
  await button(page, "刷新").first().click();
  await expect(rowOf(page, "丙三"), "it has left the page").toHaveCount(0);
  const before = asked.ids.length;
  await expect.poll(() => asked.ids.length, "and is asked for by its key").toBeGreaterThan(before + 1);
  answers.states.set(3, 2);
  await toast(page, "丙三已授权");

  answers.list = PEOPLE.filter(({ id }) => id > 3).map((person) => ({ ...person, moving: 2 }));
  await toast(page, "丁四已调动");

  const { pages } = asked;
  const { length } = asked.ids;
  await page.waitForTimeout(2500);
  expect([asked.pages, asked.ids.length], "nobody waits any more").toEqual([pages, length]);
});

test("behind another tab nothing is asked; coming back it goes on", async ({ page, signIn }) => {
  const { answers, asked } = await giveWaitingRows(page, PEOPLE, (plan) => ({ ...plan, refresh: [byKey] }));
  await signIn("chenjie", USERS);
  await expect.poll(() => asked.ids.length).toBeGreaterThan(1);
  await page.getByRole("tab", { name: "首页" }).click();
  await expect(rowOf(page, "甲一")).toBeHidden();
  const before = asked.ids.length;
  answers.states.set(1, 2).set(2, 2).set(3, 2);
  await page.waitForTimeout(2000);
  expect(asked.ids.length).toBe(before);
  await page.getByRole("tab", { name: "用户管理" }).click();
  await toast(page, "甲一、乙二、丙三已授权");
});

test("calls that fail are told of once, in a line above the rows, until the next answer", async ({
  page,
  signIn,
}) => {
  const { answers, asked } = await giveWaitingRows(page, PEOPLE, (plan) => ({ ...plan, refresh: [byKey] }));
  await signIn("chenjie", USERS);
  await expect.poll(() => asked.ids.length).toBeGreaterThan(0);
  answers.isDown = true;
  const line = page.getByText(/自动刷新没有应答，正在重试/);
  await expect(line).toBeVisible();
  const before = asked.ids.length;
  await page.waitForTimeout(2000);
  expect(asked.ids.length - before, "it asks later and later").toBeLessThanOrEqual(2);
  await expect(line).toHaveCount(1);
  answers.isDown = false;
  answers.states.set(1, 2).set(2, 2).set(3, 2);
  await toast(page, "甲一、乙二、丙三已授权");
  await expect(line).toHaveCount(0);
});

test("many messages at once do not cover the page: three, and a list of the others", async ({
  page,
  signIn,
}) => {
  const names = ["甲", "乙", "丙", "丁", "戊", "己"];
  const then: RoundPlan["then"] = names.map((name) => ({ verb: "toast", args: { toast: `${name}部完成` } }));
  const { answers } = await giveWaitingRows(page, PEOPLE, (plan) => ({
    ...plan,
    refresh: [{ ...byKey, then }],
  }));
  await signIn("chenjie", USERS);
  await expect(rowOf(page, "甲一")).toBeVisible();
  answers.states.set(1, 2).set(2, 2).set(3, 2);
  await expect(page.getByText("还有 3 条消息")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "部完成" })).toHaveText([
    "丁部完成",
    "戊部完成",
    "己部完成",
  ]);
});

test("an action waits for its outcome, in sight, until the user no longer wants to", async ({
  page,
  signIn,
}) => {
  const wait: ActionPlan = {
    id: "wait",
    label: "授权",
    style: "default",
    disabled: [],
    do: [
      {
        verb: "poll",
        args: {
          poll: "user.fuzzyMatch",
          params: { content: "{{ row.id }}" },
          every: 500,
          until: "{{ answer[0].authorising === 2 }}",
          limit: 60,
          title: "{{ row.name }} 授权",
        },
        as: "states",
      },
      { verb: "toast", args: { toast: "{{ row.name }} {{ states[0].authorising }}" } },
    ],
  };
  const { answers, asked } = await giveWaitingRows(page, PEOPLE, (plan) => ({ ...plan, rowActions: [wait] }));
  await signIn("chenjie", USERS);
  const start = rowOf(page, "甲一").getByRole("button", { name: "授权" });
  await start.click();
  const sign = page.getByText(/正在等待「甲一 授权」/);
  await expect(sign).toBeVisible();
  await expect.poll(() => asked.ids.length).toBeGreaterThan(1);
  await page.getByRole("tab", { name: "首页" }).click();
  await expect(sign, "another page is not the place to wait").toBeHidden();
  await page.getByRole("tab", { name: "用户管理" }).click();
  await expect(sign).toBeVisible();
  await button(page, "不再等待").click();
  await expect(sign).toBeHidden();
  const before = asked.ids.length;
  await page.waitForTimeout(1500);
  expect(asked.ids.length).toBe(before);

  await start.click();
  await expect(sign).toBeVisible();
  answers.states.set(1, 2);
  await toast(page, "甲一 2");
  await expect(sign).toBeHidden();
});
