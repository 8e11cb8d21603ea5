import { expect, test } from "../app/test.ts";

test(
  "without a session an address leads to the single sign-on, and what is public opens",
  { tag: "@spine" },
  async ({ page }) => {
    for (const address of ["/setting/userManage", "/403"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "单点登录" }), address).toBeVisible();
    }

    await test.step("an unknown address says that there is no such page", async () => {
      await page.goto("/no/such/page");
      await expect(page).toHaveURL("/404");
      await expect(page.getByRole("heading", { name: "页面不存在" })).toBeVisible();
      await expect(page).toHaveTitle("页面不存在 - 代账工作台");
    });

    await test.step("the help page shows name and remark as plain text, and the articles about them", async () => {
      const query = new URLSearchParams({
        name: "发票采集失败",
        remark: "<img src=x onerror=alert(1)> 税局不稳定",
      });
      await page.goto(`/errorHandle?${query}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("发票采集失败");
      await expect(page.getByText("<img src=x onerror=alert(1)> 税局不稳定")).toBeVisible();
      const articles = page.getByRole("region", { name: "相关帮助文章" });
      await expect(articles.getByRole("group").first()).toContainText("发票采集失败怎么办");
      await expect(articles.getByText("已采集到的发票不会丢失")).toBeVisible();
      await page.goto("/errorHandle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("问题处理");
      await expect(page.getByText("没有找到相关的帮助文章")).toBeVisible();
    });
  },
);

test("a page that the user may not open, or that is not there, says so and leads home or back", async ({
  page,
  signInByPage,
}) => {
  const home = page.getByRole("button", { name: "返回首页" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await signInByPage("sunli");

  await test.step("a screen without its permission", async () => {
    await page.goto("/setting/userManage");
    await expect(page).toHaveURL("/noAuth");
    await expect(page.getByRole("heading", { name: "暂无权限" })).toBeVisible();
    expect(
      asked.filter((path) => path.includes("user-manage")),
      "its plan was not even fetched",
    ).toEqual([]);
    await home.click();
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["首页"]);
  });

  await test.step("a top menu without a permitted entry", async () => {
    await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "系统设置" }).click();
    await expect(page).toHaveURL("/noAuth");
    await expect(page.getByText("当前账号没有开通此功能")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
  });

  for (const [what, address, heading] of [
    ["a planned page", "/companyCenter/renewalStatistics", "「续费统计」尚未开放"],
    ["an unknown address", "/setting/userManages", "页面不存在"],
  ] as const) {
    await test.step(`${what} is not found, and home is one click away`, async () => {
      await page.goto(address);
      await expect(page).toHaveURL("/404");
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await home.click();
      await expect(page).toHaveURL("/workbench/index");
      await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
    });
  }

  await test.step("the forbidden page leads back to where one came from", async () => {
    await page.goto("/customer/index");
    await expect(page.getByRole("table")).toBeVisible();
    await page.goto("/403");
    await expect(page.getByRole("heading", { name: "没有访问权限" })).toBeVisible();
    await page.getByRole("button", { name: "返回上一页" }).click();
    await expect(page).toHaveURL(/^[^?]*\/customer\/index/);
    await expect(page.getByRole("table")).toBeVisible();
  });

  await test.step("the page of a failed service is met at both of its addresses and offers to try again", async () => {
    for (const address of ["/500", "/#/500"]) {
      await page.goto(address);
      await expect(page).toHaveURL("/500");
      await expect(page.getByRole("heading", { name: "服务异常" })).toBeVisible();
    }
    await page.getByRole("button", { name: /重\s?试/ }).click();
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
  });
});
