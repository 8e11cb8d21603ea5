import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { answer } from "../app/keyboard.ts";
import { columnTexts, dataRows, question, rowOf, startMore } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser, findUsers } from "../app/users.ts";

const SCREEN = "/setting/userManage";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test.describe("pages", () => {
  test("turn, jump and change their size, and survive a reload", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const accounts = (await findUsers(colleague)).map(({ account }) => account);
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(accounts.slice(0, 20));
    await page.getByRole("button", { name: "下一页" }).click();
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(accounts.slice(20, 40));
    await page.reload();
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(accounts.slice(20, 40));
    await expect(page.getByRole("button", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
    await page.getByLabel("跳至页").fill("1");
    await page.getByLabel("跳至页").press("Enter");
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(accounts.slice(0, 20));
    await page.getByLabel("每页条数").selectOption("50 条/页");
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(accounts.slice(0, 50));
  });

  test("keep what was ticked on the others, with its number, until 清空", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByRole("checkbox", { name: "选择第 1 行", exact: true }).check();
    await page.getByRole("checkbox", { name: "选择第 2 行", exact: true }).check();
    await page.getByRole("button", { name: "下一页" }).click();
    await page.getByRole("checkbox", { name: "选择第 21 行" }).check();
    await expect(page.getByText("已选 3 条")).toBeVisible();
    await page.getByRole("button", { name: "上一页" }).click();
    await expect(page.getByRole("checkbox", { name: "选择第 1 行", exact: true })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "选择第 3 行", exact: true })).not.toBeChecked();
    await page.getByRole("button", { name: "清空" }).click();
    await expect(page.getByText(/已选/)).toBeHidden();
    await expect(page.getByRole("checkbox", { name: "选择第 1 行", exact: true })).not.toBeChecked();
  });

  test("a whole page is ticked by the box in the head", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByRole("checkbox", { name: "选择本页全部" }).check();
    await expect(page.getByText("已选 20 条")).toBeVisible();
  });
});

test.describe("row actions", () => {
  test("stop and start a user, each after its own answer", async ({ page, signIn }) => {
    await addUser(colleague, "停启一", "tingqi.1");
    await signIn("chenjie", SCREEN);
    const row = rowOf(page, "停启一");
    await row.getByRole("button", { name: "停用" }).click();
    await question(page, "确定停用「停启一」？停用后该用户不能登录，可随时重新启用。")
      .getByRole("button", { name: "停用" })
      .click();
    await expect(page.getByText("已停用", { exact: true })).toBeVisible();
    await expect(row.getByRole("cell", { name: "停用", exact: true })).toBeVisible();
    expect((await findUser(colleague, "tingqi.1"))?.status).toBe(0);
    await row.getByRole("button", { name: "启用" }).click();
    await expect(page.getByText("已启用", { exact: true })).toBeVisible();
    await expect(row.getByRole("button", { name: "停用" })).toBeVisible();
    expect((await findUser(colleague, "tingqi.1"))?.status).toBe(1);
  });

  test("delete a user, who is gone from the list and from the database", async ({ page, signIn }) => {
    await addUser(colleague, "删除一", "shanchu.1");
    await signIn("chenjie", SCREEN);
    await startMore(rowOf(page, "删除一"), "删除");
    await question(page, /确定删除「删除一」？/)
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("已删除", { exact: true })).toBeVisible();
    await expect(rowOf(page, "删除一")).toBeHidden();
    expect(await findUser(colleague, "shanchu.1")).toBeUndefined();
  });

  test("nothing happens when the question is refused, by 取消 or by Esc", async ({ page, signIn }) => {
    await addUser(colleague, "反悔一", "fanhui.1");
    await signIn("chenjie", SCREEN);
    const writes = countRequests(page, /\/auth\/user\/(delete|modifyStatus)$/);
    const row = rowOf(page, "反悔一");
    await startMore(row, "删除");
    await question(page, /「反悔一」/)
      .getByRole("button", { name: "取消" })
      .click();
    await expect(question(page, /「反悔一」/)).toBeHidden();
    await row.getByRole("button", { name: "停用" }).click();
    await answer(page, /「反悔一」/, "Escape");
    await expect(question(page, /「反悔一」/)).toBeHidden();
    expect(writes()).toBe(0);
    expect((await findUser(colleague, "fanhui.1"))?.status).toBe(1);
  });

  test("run once on a double click", async ({ page, signIn }) => {
    const { id } = await addUser(colleague, "双击一", "shuangji.1");
    await colleague.post("/api/auth/user/modifyStatus", { userId: id, status: 0 });
    await signIn("chenjie", SCREEN);
    const writes = countRequests(page, /modifyStatus$/);
    await rowOf(page, "双击一").getByRole("button", { name: "启用" }).dblclick();
    await expect(rowOf(page, "双击一").getByRole("button", { name: "停用" })).toBeVisible();
    expect(writes()).toBe(1);
    expect((await findUser(colleague, "shuangji.1"))?.status).toBe(1);
  });

  test("that cannot be done say why, and do nothing when clicked", async ({ page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?size=100`);
    const writes = countRequests(page, /\/auth\/user\/(delete|modifyStatus)$/);
    for (const [name, stop, remove] of [
      ["陈洁", "不能停用自己", "不能删除自己"],
      ["周明远", "不能停用超级管理员", "不能删除超级管理员"],
    ] as const) {
      const row = rowOf(page, name);
      await expect(row.getByRole("button", { name: "停用" })).toBeDisabled();
      await expect(row.getByRole("button", { name: "停用" })).toHaveAccessibleDescription(stop);
      await row.getByRole("button", { name: "更多" }).click();
      await page.getByRole("menuitem", { name: `删除（${remove}）` }).click({ force: true });
      await page.keyboard.press("Escape");
      await row.getByRole("button", { name: "停用" }).focus();
      await expect(row.getByRole("button", { name: "停用" })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(writes()).toBe(0);
  });
});

test.describe("actions on the ticked rows", () => {
  test("delete them all, those of other pages too, and empty the selection", async ({ page, signIn }) => {
    await addUser(colleague, "批删一", "pishan.1");
    await addUser(colleague, "批删二", "pishan.2");
    await signIn("chenjie", SCREEN);
    await rowOf(page, "批删一").getByRole("checkbox").check();
    await page.getByLabel("姓名或账号").fill("pishan.2");
    await rowOf(page, "批删二").getByRole("checkbox").check();
    await expect(page.getByText("已选 2 条")).toBeVisible();
    await page.getByRole("button", { name: "批量删除" }).click();
    await question(page, /确定删除所选的 2 个用户？/)
      .getByRole("button", { name: "批量删除" })
      .click();
    await expect(page.getByText("已删除", { exact: true })).toBeVisible();
    await expect(rowOf(page, "批删一")).toBeHidden();
    await expect(page.getByText(/已选/)).toBeHidden();
    expect(await findUsers(colleague, { nameOrAccount: "pishan." })).toEqual([]);
  });

  test("refuse a batch with oneself or a super administrator in it, and say so", async ({ page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?size=100`);
    const button = page.getByRole("button", { name: "批量删除" });
    await rowOf(page, "陈洁").getByRole("checkbox").check();
    await expect(button).toHaveAccessibleDescription("所选用户中有您自己，不能删除");
    await rowOf(page, "陈洁").getByRole("checkbox").uncheck();
    await rowOf(page, "周明远").getByRole("checkbox").check();
    await expect(button).toHaveAccessibleDescription("所选用户中有超级管理员，不能删除");
    await button.click({ force: true });
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test.describe("permissions", () => {
  test("somebody who may add and edit, but not delete, sees no deleting", async ({ page, signIn }) => {
    await signIn("zhaomin", SCREEN);
    const row = rowOf(page, "魏子涵");
    await expect(row.getByRole("button")).toHaveText(["编辑", "停用"]);
    await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
    await expect(page.getByRole("button", { name: "删除" })).toHaveCount(0);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });

  test("somebody who may only look sees the list and no action", async ({ page, signIn }) => {
    await signIn("heqing", SCREEN);
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    await expect(dataRows(page).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "新增用户" })).toHaveCount(0);
    await expect(page.getByRole("columnheader", { name: "操作" })).toHaveCount(0);
  });
});

function countRequests(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}
