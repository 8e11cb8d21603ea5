import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { expect, test } from "../app/test.ts";

const offer = (page: Page) => page.getByRole("button", { name: "开始导览" });

/** As a user does who comes for the first time: without the journey's own preparations. */
async function signInFirst(page: Page, address: string, account: string, signOn = "/login"): Promise<void> {
  const api = await signInToApi(address, account);
  await api.post("/api/fcp/web/userSetting/save", { screen: "shell", part: "tour", value: null });
  await page.goto(signOn);
  await page.getByRole("button", { name: account }).click();
  await page.waitForURL("/workbench/index");
}

test("the tour is offered at the first sign-in and leads along the frame; whoever declines it is asked at no later one", async ({
  page,
  app,
}) => {
  const keptAfter = async (press: string) => {
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"tour"') === true);
    await page.getByRole("button", { name: press }).click();
    await kept;
  };
  await signInFirst(page, app.address, "chenjie");
  await keptAfter("开始导览");
  for (const title of ["工作区", "菜单", "搜索", "页签", "消息"]) {
    await expect(page.getByText(title, { exact: true }).and(page.locator(".ant-tour-title"))).toBeVisible();
    await page.getByRole("button", { name: "下一步" }).click();
  }
  await page.getByRole("button", { name: "结束导览" }).click();
  await expect(page.locator(".ant-tour")).toBeHidden();
  await expect(offer(page)).toBeHidden();
  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "界面导览" }).click();
  await page.getByRole("button", { name: "跳过" }).click();
  await expect(page.locator(".ant-tour")).toBeHidden();

  await test.step("declined", async () => {
    await signInFirst(page, app.address, "chenjie", "/sso/authorize");
    await expect(offer(page)).toBeVisible();
    await keptAfter("不再提示");
    await expect(offer(page)).toBeHidden();
    const told = page.waitForResponse((answer) => answer.url().includes("/userSetting/query"));
    await page.goto("/sso/authorize");
    await page.getByRole("button", { name: "chenjie" }).click();
    await told;
    await expect(page.getByRole("heading", { name: "早上好，陈洁" })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
});
