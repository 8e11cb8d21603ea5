import { goTo } from "../app/go-to.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("the numbers of the dashboards lead to what they count, and another month has its own", async ({
  page,
  signIn,
}) => {
  await test.step("运营平台 has the month's money and every member of staff", async () => {
    await signIn("zhoumy", "/operationPlatform?period=2026-11");
    const money = page.getByRole("region", { name: "2026年11月收支" });
    await expect(money.getByText("本月收款")).toBeVisible();
    const staff = page.getByRole("region", { name: "员工运营" });
    await expect(staff.getByRole("cell", { name: "孙丽" })).toBeVisible();
    await page.goto("/operationPlatform?period=2026-10");
    await expect(page.getByRole("region", { name: "2026年10月收支" })).toBeVisible();
  });

  await test.step("数智员工 counts the tasks of the month", async () => {
    await goTo(page, "/data-smart-employees/index?period=2026-11");
    const jobs = page.getByRole("region", { name: /自动任务/ });
    const failed = jobs.getByRole("button", { name: / 失败 \d+$/ });
    await expect(failed).toBeVisible();
    await failed.click();
    await expect(page).toHaveURL(/\/otherSetting\/jobs\?.*f\.state=(?:%7E)?5/);
    await expect(dataRows(page).first()).toContainText("失败");
  });

  await test.step("企业微信 shows who is bound and who waits", async () => {
    await goTo(page, "/corporationWechat/index?period=2026-11");
    await expect(page.getByRole("region", { name: "客户绑定" }).getByText("绑定率")).toBeVisible();
    const clients = page.getByRole("region", { name: "客户绑定与沟通" });
    const first = clients.getByRole("row").nth(1);
    await first.getByRole("button").or(first.getByRole("link")).first().click();
    await expect(page).toHaveURL(/\/customer\/detail\?/);
  });
});
