import { answerInstead, success } from "../app/bad-answer.ts";
import { expect, test } from "../app/test.ts";

test("the logo is the firm's under this domain, else the product's", async ({ page, signIn }) => {
  const logo = page.getByRole("banner").locator("img");
  await signIn("qianjin");
  await expect(logo).toHaveAttribute("src", /^data:image\/svg\+xml;base64,/);
  await signIn("zhoumy");
  await expect(page.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
  await expect(logo).toHaveAttribute("src", "/logo.svg");
});

test("the avatar opens a menu with the user, the firm and the other addresses, where a ticket signs in", async ({
  app,
  page,
  signIn,
}) => {
  await signIn("qianjin");
  const { host } = new URL(app.address);
  await answerInstead(page, "/api/domain/findAuthDomain", {
    status: 200,
    body: success([{ url: app.address }, { url: "javascript:alert(1)//http" }]),
  });
  const asked = page.waitForRequest((request) => request.url().includes("/findAuthDomain"));
  await page.getByRole("button", { name: "账号 钱锦" }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ domain: "127.0.0.1", gsid: "1002" });
  const addresses = page.getByRole("region", { name: "其他登录地址" });
  await expect(addresses.getByRole("button")).toHaveText([host]);

  const opening = page.waitForEvent("popup");
  await addresses.getByRole("button", { name: host }).click();
  const other = await opening;
  await expect(other.getByRole("button", { name: "账号 钱锦" })).toBeVisible();
  expect(other.url()).not.toContain("ticket");
});

test("without other addresses the menu has none", async ({ page, signIn }) => {
  await signIn("zhoumy");
  const answered = page.waitForResponse((response) => response.url().includes("/findAuthDomain"));
  await page.getByRole("button", { name: "账号 周明远" }).click();
  await answered;
  await expect(page.getByRole("dialog", { name: "周明远" })).toContainText("上海云帆财税咨询有限公司");
  await expect(page.getByRole("region", { name: "其他登录地址" })).toHaveCount(0);
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
});

test("at 1024 the current area is in sight, and a list leads to each of the others", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn("zhoumy", "/setting/userManage");
  const areas = page.getByRole("navigation", { name: "主菜单" });
  await expect(areas.getByRole("link", { name: "系统设置" })).toBeInViewport({ ratio: 0.95 });
  await areas.getByRole("button", { name: "更多" }).click();
  const list = page.getByRole("dialog", { name: "全部菜单" });
  await expect(list.getByRole("link", { name: "系统设置" })).toHaveAttribute("aria-current", "true");
  await list.getByRole("link", { name: "客户中心" }).click();
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/\/(customer|companyCenter)\//);
  await expect(areas.getByRole("link", { name: "客户中心" })).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 1440, height: 768 });
  await expect(areas.getByRole("button", { name: "更多" })).toHaveCount(0);
});
