import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose, columnTexts, dataRows } from "../app/list-screen.ts";
import { addDepartment, findLog, type LogEntry, moveUser } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser } from "../app/users.ts";

const SCREEN = "/otherSetting/operationLog";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

const MINUTES = "2026-11-20 10:00".length;
const times = (entries: readonly LogEntry[]) => entries.map(({ createTime }) => createTime.slice(0, MINUTES));

async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: "查询" }).click();
}

/** The list shows exactly what the backend keeps by these filters. */
async function expectEntries(
  page: Page,
  filters: object,
  within: { readonly timeout?: number } = {},
): Promise<readonly LogEntry[]> {
  const expected = await findLog(colleague, filters);
  await expect
    .poll(() => columnTexts(page, "操作对象"), within)
    .toEqual(expected.map(({ target }) => target || "--"));
  await expect.poll(() => columnTexts(page, "操作时间"), within).toEqual(times(expected));
  return expected;
}

test.describe("the log", () => {
  test("has what was just done first, with who, what and to whom", async ({ page, signIn }) => {
    await addDepartment(colleague, "日志组");
    await addUser(colleague, "日志一", "rizhi.1");
    await moveUser(colleague, "rizhi.1", "日志组");
    await signIn("chenjie", SCREEN);
    const [moved, added] = [dataRows(page).nth(0), dataRows(page).nth(1)];
    for (const text of ["2026-11-20 10:", "周明远", "移动用户", "日志一（rizhi.1）", "成功"]) {
      await expect(moved).toContainText(text);
    }
    await expect(added).toContainText("新增用户");
  });

  test("tells in a drawer why something was refused", async ({ app, page, signIn }) => {
    const wrongdoer = await signInToApi(app.address, "chenjie");
    const owner = await findUser(colleague, "zhoumy");
    await wrongdoer.post("/api/auth/user/delete", { userId: owner?.id });
    await signIn("zhoumy", SCREEN);
    const first = dataRows(page).first();
    await expect(first).toContainText("失败");
    await first.getByRole("button", { name: "详情" }).click();
    const drawer = page.getByRole("dialog", { name: "操作详情" });
    for (const text of ["陈洁", "chenjie", "总经办", "删除用户", "失败", "不能删除超级管理员「周明远」"]) {
      await expect(drawer.getByRole("definition").filter({ hasText: text }).first()).toBeVisible();
    }
    await drawer.getByRole("button", { name: "关闭" }).last().click();
    await expect(drawer).toBeHidden();
  });
});

test.describe("the filters", () => {
  test("narrow by operator, by what was done and by how it ended; 重置 takes them away", async ({
    app,
    page,
    signIn,
  }) => {
    const owner = await findUser(colleague, "zhoumy");
    await (await signInToApi(app.address, "liuwei")).post("/api/auth/user/delete", { userId: owner?.id });
    await signIn("chenjie", SCREEN);
    const search = page.getByRole("search");
    const operator = await findUser(colleague, "liuwei");
    await choose(search, "操作人", "刘伟", "刘");
    await search.getByLabel("操作内容").fill("用户");
    await choose(search, "结果", "失败");
    await ask(page);
    const filters = { operatorId: operator?.id, title: "用户", success: 0 };
    expect(await expectEntries(page, filters)).not.toEqual([]);
    await page.reload();
    await expectEntries(page, filters);
    await page.getByRole("button", { name: "重置" }).click();
    await expect(search.getByLabel("操作内容")).toHaveValue("");
    // The page saves settings of its own meanwhile, and that is logged too.
    await expect(async () => {
      await ask(page);
      await expectEntries(page, {}, { timeout: 3000 });
    }).toPass();
  });

  test("narrow by days, the last one included", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByRole("search").getByLabel("操作时间").click();
    for (const [input, day] of [
      ["开始日期", "2026-11-10"],
      ["结束日期", "2026-11-12"],
    ] as const) {
      await expect(page.getByPlaceholder(input)).toBeFocused();
      await page.keyboard.type(day);
      await page.keyboard.press("Enter");
    }
    await ask(page);
    const kept = await expectEntries(page, { startTime: "2026-11-10", endTime: "2026-11-12" });
    const days = new Set(kept.map(({ createTime }) => createTime.slice(0, 10)));
    expect([...days]).toEqual(["2026-11-12", "2026-11-11", "2026-11-10"]);
  });

  test("a click on the title of the time turns the order", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const time = page.getByRole("columnheader", { name: "操作时间" });
    await expect(time).toHaveAttribute("aria-sort", "descending");
    await expect(async () => {
      await time.getByRole("button").click();
      await expect(time).toHaveAttribute("aria-sort", "ascending", { timeout: 1000 });
    }).toPass();
    await expectEntries(page, { sortField: "createTime", sortOrder: "asc" });
  });
});

test.describe("who sees what", () => {
  test("a branch administrator sees what their own people did", async ({ app, page, signIn }) => {
    const ownLog = await findLog(await signInToApi(app.address, "liuwei"));
    await signIn("liuwei", SCREEN);
    await expect.poll(() => columnTexts(page, "操作时间")).toEqual(times(ownLog));
    expect(new Set(ownLog.map(({ account }) => account))).not.toContain("chenjie");
    expect(new Set(ownLog.map(({ account }) => account))).toContain("liuwei");
  });

  test("who may only look reads the list and its details", async ({ page, signIn }) => {
    await signIn("heqing", SCREEN);
    await dataRows(page).first().getByRole("button", { name: "详情" }).click();
    await expect(page.getByRole("dialog", { name: "操作详情" })).toContainText("操作人");
  });

  test("who has no code for logs does not get here", async ({ page, signIn }) => {
    await signIn("zhaomin", SCREEN);
    await expect(page).toHaveURL("/noAuth");
  });
});
