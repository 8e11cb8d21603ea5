import { giveScreens } from "../app/give-screens.ts";
import { expect, test } from "../app/test.ts";

test.describe("without a session", () => {
  for (const address of [
    "/setting/userManage",
    "/workbench/index",
    "/performance/mivas",
    "/403",
    "/accountCenter",
  ]) {
    test(`${address} leads to the single sign-on`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
    });
  }

  test("public pages open: an unknown address says that there is no such page", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page).toHaveURL("/404");
    await expect(page.getByRole("heading", { name: "页面不存在" })).toBeVisible();
    await expect(page).toHaveTitle("页面不存在 - 代账工作台");
  });
});

test.describe("with a session", () => {
  test("a screen without its permission leads to the no-permission page, and from there home", async ({
    page,
    signInByPage,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await signInByPage("sunli");
    await page.goto("/setting/userManage");
    await expect(page).toHaveURL("/noAuth");
    await expect(page.getByRole("heading", { name: "暂无权限" })).toBeVisible();
    expect(
      asked.filter((path) => path.includes("user-manage")),
      "its plan was not even fetched",
    ).toEqual([]);

    await page.getByRole("button", { name: "返回首页" }).click();
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["首页"]);
  });

  test("a route that requires a session leads home without its code", async ({ page, signInByPage }) => {
    await giveScreens(page, { "/performance/mivas": "workbench.home" });
    await signInByPage("sunli");
    await page.goto("/performance/mivas");
    await expect(page).toHaveURL("/workbench/index");
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
  });

  test("a route that requires a session opens with its code", async ({ page, signInByPage }) => {
    await giveScreens(page, { "/performance/mivas": "workbench.home" });
    await signInByPage("zhoumy");
    await page.goto("/performance/mivas");
    await expect(page.getByRole("tab", { name: "增值业绩" })).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL("/performance/mivas");
  });

  for (const [what, address, heading] of [
    ["a planned page", "/companyCenter/renewalStatistics", /尚未开放$/],
    ["an unknown address", "/setting/userManages", "页面不存在"],
  ] as const) {
    test(`${what} is not found, and home is one click away`, async ({ page, signInByPage }) => {
      await signInByPage("zhoumy");
      await page.goto(address);
      await expect(page).toHaveURL("/404");
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await page.getByRole("button", { name: "返回首页" }).click();
      await expect(page).toHaveURL("/workbench/index");
      await expect(page.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
    });
  }

  test("a top menu without a permitted entry leads to the no-permission page", async ({
    page,
    signInByPage,
  }) => {
    await signInByPage("sunli");
    await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "系统设置" }).click();
    await expect(page).toHaveURL("/noAuth");
    await expect(page.getByText("当前账号没有开通此功能")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
  });

  test("the address of a group without an open entry leads to the no-permission page", async ({
    page,
    signInByPage,
  }) => {
    await signInByPage("heqing");
    await page.goto("/accountCenter");
    await expect(page).toHaveURL("/noAuth");
  });

  test("the forbidden page leads back to where one came from", async ({ page, signInByPage }) => {
    await signInByPage("zhoumy");
    await page.goto("/setting/userManage");
    await expect(page.getByRole("table")).toBeVisible();
    await page.goto("/403");
    await expect(page.getByRole("heading", { name: "没有访问权限" })).toBeVisible();
    await page.getByRole("button", { name: "返回上一页" }).click();
    await expect(page).toHaveURL("/setting/userManage");
    await expect(page.getByRole("table")).toBeVisible();
  });

  test("the page of a failed service is met at both of its addresses and offers to try again", async ({
    page,
    signInByPage,
  }) => {
    await signInByPage("zhoumy");
    for (const address of ["/500", "/#/500"]) {
      await page.goto(address);
      await expect(page).toHaveURL("/500");
      await expect(page.getByRole("heading", { name: "服务异常" })).toBeVisible();
    }
    await page.getByRole("button", { name: /重\s?试/ }).click();
    await expect(page.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
  });
});
