import { answerInstead, success } from "../app/bad-answer.ts";
import { expect, test } from "../app/test.ts";

test("the header has the firm's logo, and a card with the user, the firm and the other addresses, where a ticket signs in", async ({
  app,
  page,
  signIn,
}) => {
  await signIn("qianjin");
  await expect(page.getByRole("banner").locator("img")).toHaveAttribute(
    "src",
    /^data:image\/svg\+xml;base64,/,
  );
  const { host } = new URL(app.address);
  await answerInstead(page, "/api/domain/findAuthDomain", {
    status: 200,
    body: success([{ url: app.address }, { url: "javascript:alert(1)//http" }]),
  });
  const asked = page.waitForRequest((request) => request.url().includes("/findAuthDomain"));
  await page.getByRole("button", { name: "账号 钱锦" }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ domain: "127.0.0.1", gsid: "1002" });
  const card = page.getByRole("dialog", { name: "钱锦" });
  await expect(card).toContainText("钱锦");
  await expect(card).toContainText("苏州锦程企业服务有限公司");
  await expect(card.getByRole("button", { name: "退出登录" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "账号 钱锦" }).click();
  const addresses = page.getByRole("region", { name: "其他登录地址" });
  await expect(addresses.getByRole("button")).toHaveText([host]);

  const opening = page.waitForEvent("popup");
  await addresses.getByRole("button", { name: host }).click();
  const other = await opening;
  await expect(other.getByRole("button", { name: "账号 钱锦" })).toBeVisible();
  expect(other.url()).not.toContain("ticket");
});

test("opened as a preview the menu is the service's, for this browser tab, until it is ended", async ({
  page,
  signIn,
}) => {
  const menus: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/permissions/v3/") && /menu/i.test(pathname)) menus.push(pathname);
  });
  await signIn("zhoumy", "/setting/userManage?preview=1");
  const mark = page.getByRole("link", { name: "预览中" });
  await expect(mark).toBeVisible();
  await expect(page).toHaveURL(/\/setting\/userManage(?!.*preview)/);
  await page.reload();
  await expect(mark).toBeVisible();
  expect(menus).toEqual([
    "/api/permissions/v3/preview/menu/preview",
    "/api/permissions/v3/preview/menu/preview",
  ]);
  await mark.click();
  await expect(page).toHaveURL("/workbench/index");
  await expect(page.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
  await expect(mark).toHaveCount(0);
  expect(menus.at(-1)).toBe("/api/permissions/v3/userMenu");

  await test.step("a firm without a logo and other addresses has the product's, and none", async () => {
    await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", "/logo.svg");
    const answered = page.waitForResponse((response) => response.url().includes("/findAuthDomain"));
    await page.getByRole("button", { name: "账号 周明远" }).click();
    await answered;
    await expect(page.getByRole("dialog", { name: "周明远" })).toContainText("上海云帆财税咨询有限公司");
    await expect(page.getByRole("region", { name: "其他登录地址" })).toHaveCount(0);
  });
});
