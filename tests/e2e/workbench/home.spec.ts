import { expect, test } from "../app/test.ts";

test("the numbers of the home page lead to their rows", async ({ page, signInByPage }) => {
  await signInByPage("zhoumy");
  const customers = page.getByRole("region", { name: "我的客户" });
  const stopped = customers.getByRole("button", { name: /已停止 \d+/ });
  const number = (await stopped.textContent()) ?? "";
  await stopped.click();
  await expect(page).toHaveURL(/\/customer\/index\?.*tab=stopped/);
  await expect(page.getByText(new RegExp(`共 ${number} 条`))).toBeVisible();
});

test("one question that fails leaves the others alone, and can be asked again", async ({
  page,
  signInByPage,
}) => {
  await page.route("**/home/confirm*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await signInByPage("zhoumy");
  const confirm = page.getByRole("region", { name: "税款确认" });
  await expect(confirm.getByRole("alert")).toContainText("加载失败");
  await expect(page.getByRole("region", { name: "我的客户" }).getByText("服务中")).toBeVisible();
  await page.unroute("**/home/confirm*");
  await confirm.getByRole("button", { name: "重试" }).click();
  await expect(confirm.getByText("未确认")).toBeVisible();
});

test("who has no rights sees the greeting, and neither cards nor failures", async ({
  page,
  signInByPage,
}) => {
  await signInByPage("fenglei");
  await expect(page.getByRole("heading", { name: /好，冯磊/ })).toBeVisible();
  await expect(page.getByText("暂无可用的功能")).toBeVisible();
  await expect(page.getByRole("region", { name: "我的客户" })).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
