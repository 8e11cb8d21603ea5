import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("数智员工 counts the tasks of the month, and the numbers lead to them", async ({ page, signIn }) => {
  await signIn("zhoumy", "/data-smart-employees/index?period=2026-11");
  const jobs = page.getByRole("region", { name: /自动任务/ });
  const failed = jobs.getByRole("button", { name: / 失败 \d+$/ });
  await expect(failed).toBeVisible();
  await failed.click();
  await expect(page).toHaveURL(/\/otherSetting\/jobs\?.*f\.state=(?:%7E)?5/);
  await expect(dataRows(page).first()).toContainText("失败");
});

test("企业微信 shows who is bound and who waits, and leads to the client", async ({ page, signIn }) => {
  await signIn("zhoumy", "/corporationWechat/index?period=2026-11");
  await expect(page.getByRole("region", { name: "客户绑定" }).getByText("绑定率")).toBeVisible();
  const clients = page.getByRole("region", { name: "客户绑定与沟通" });
  const first = clients.getByRole("row").nth(1);
  await first.getByRole("button").or(first.getByRole("link")).first().click();
  await expect(page).toHaveURL(/\/customer\/detail\?/);
});

test("运营平台 has the month's money and every member of staff; another month has its own", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy", "/operationPlatform?period=2026-11");
  const money = page.getByRole("region", { name: "2026年11月收支" });
  await expect(money.getByText("本月收款")).toBeVisible();
  const staff = page.getByRole("region", { name: "员工运营" });
  await expect(staff.getByRole("cell", { name: "孙丽" })).toBeVisible();
  await page.goto("/operationPlatform?period=2026-10");
  await expect(page.getByRole("region", { name: "2026年10月收支" })).toBeVisible();
});

test("who has no right to a dashboard neither sees its entry nor opens it", async ({ page, signIn }) => {
  await signIn("fenglei");
  await expect(page.getByText("暂无可用的功能")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "主菜单" });
  for (const name of ["数智员工", "企业微信"]) await expect(menu.getByRole("link", { name })).toHaveCount(0);
  await page.goto("/operationPlatform");
  await expect(page.getByRole("region", { name: /收支/ })).toHaveCount(0);
});
