import { expect, test } from "../app/test.ts";

test("the numbers of the home page lead to their rows; who has no rights sees neither cards nor failures", async ({
  page,
  signIn,
  signInByPage,
}) => {
  await test.step("the numbers of the home page lead to their rows", async () => {
    await signInByPage("zhoumy");
    const customers = page.getByRole("region", { name: "我的客户" });
    const stopped = customers.getByRole("button", { name: /已停止 \d+/ });
    const number = (await stopped.textContent()) ?? "";
    await stopped.click();
    await expect(page).toHaveURL(/\/customer\/index\?.*tab=stopped/);
    await expect(page.getByText(new RegExp(`共 ${number} 条`))).toBeVisible();
  });
  await test.step("who has no rights sees the greeting, and neither cards nor failures", async () => {
    await signIn("fenglei");
    await expect(page.getByRole("heading", { name: /好，冯磊/ })).toBeVisible();
    await expect(page.getByText("暂无可用的功能")).toBeVisible();
    await expect(page.getByRole("region", { name: "我的客户" })).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
