import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const MINUTE_MS = 60_000;
const UNSAVED = "未保存的人";

const question = (page: Page) => page.getByRole("dialog", { name: "即将自动退出登录" });
const ended = (page: Page) => page.getByRole("heading", { name: "已自动退出登录" });
const nameField = (page: Page) => page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名");

async function endIdleAfter(address: string, idleMinutes: number): Promise<void> {
  const admin = await signInToApi(address, "chenjie");
  const answer = await admin.post("/api/fcp/web/config/firmSetting/save", {
    subject: "firm",
    watermarkOn: 0,
    idleMinutes,
  });
  expect(answer.code, answer.message ?? "").toBe("0");
}

/** Opens another tab of the browser, whose time goes by as that of the first. */
async function openBeside(page: Page, address: string): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(address);
  return beside;
}

test("a firm's pages end a session that nobody uses, ask a minute before, go on by a press or by use in another tab, and keep what was typed", async ({
  page,
  context,
  app,
  signInByPage,
}) => {
  await endIdleAfter(app.address, 10);
  await context.clock.install();
  await signInByPage("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "新增用户" }).click();
  await nameField(page).fill(UNSAVED);
  const beside = await openBeside(page, "/workbench/index");
  await expect(beside.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
  await page.bringToFront();

  await context.clock.fastForward(8 * MINUTE_MS);
  await expect(question(page)).toBeHidden();
  await context.clock.fastForward(MINUTE_MS + 1000);
  await expect(question(page)).toContainText(/\d+ 秒后将自动退出登录/);
  await expect(question(beside)).toBeVisible();
  await question(page).getByRole("button", { name: "继续使用" }).click();
  await context.clock.fastForward(1000);
  await expect(question(page)).toBeHidden();
  await expect(question(beside), "use in one tab counts for all").toBeHidden();
  await expect(nameField(page)).toHaveValue(UNSAVED);

  await context.clock.fastForward(8 * MINUTE_MS);
  await beside.keyboard.press("Escape");
  await context.clock.fastForward(2 * MINUTE_MS);
  await expect(question(page)).toBeHidden();

  await context.clock.fastForward(9 * MINUTE_MS);
  await expect(ended(page)).toBeVisible();
  await expect(ended(beside)).toBeVisible();
  await expect(nameField(page)).toBeHidden();
  await beside.close();
  await page.getByRole("button", { name: "重新登录" }).click();
  await page.getByRole("button", { name: "zhoumy" }).click();
  await expect(page).toHaveURL("/setting/userManage");
  await page.getByRole("button", { name: "新增用户" }).click();
  await expect(nameField(page)).toHaveValue(UNSAVED);
  await endIdleAfter(app.address, 0);
});

test("the end of a session is told ten minutes and one minute before, with the way to a new one that keeps what was typed", async ({
  page,
  signInByPage,
}) => {
  await page.clock.install();
  await signInByPage("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  const told = page.locator(".ant-notification-notice").filter({ hasText: /登录将于 10:\d\d 到期/ });
  await page.clock.fastForward(23 * 60 * MINUTE_MS);
  await expect(told).toBeHidden();
  await page.clock.fastForward(51 * MINUTE_MS);
  await expect(told).toBeVisible();
  await told.locator(".ant-notification-notice-close").click();
  await expect(told).toBeHidden();
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(told).toBeHidden();
  await page.clock.fastForward(3 * MINUTE_MS);
  await expect(told).toBeVisible();

  await page.getByRole("button", { name: "新增用户" }).click();
  await nameField(page).fill(UNSAVED);
  await told.getByRole("button", { name: "重新登录" }).click();
  const asked = page.getByRole("dialog", { name: "现在重新登录？" });
  await expect(asked).toContainText("表单中已填写的内容会保留");
  await asked.getByRole("button", { name: "重新登录" }).click();
  await page.getByRole("button", { name: "zhoumy" }).click();
  await expect(page).toHaveURL("/setting/userManage");
  await page.getByRole("button", { name: "新增用户" }).click();
  await expect(nameField(page)).toHaveValue(UNSAVED);
});
