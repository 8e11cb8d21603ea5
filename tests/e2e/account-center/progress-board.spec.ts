import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/progressDasboard";

test("the numbers of the steps and of the staff lead to the clients that stand there", async ({
  page,
  signIn,
}) => {
  await test.step("the numbers of the steps lead to the clients that stand there, and a client to its steps and taxes", async () => {
    await signIn("chenjie", SCREEN);
    await expect(page.getByLabel("账期", { exact: true })).toHaveText("2026年10期");
    const tab = page.getByRole("tab", { name: /^待缴款/ });
    await expect(tab).toHaveText(/\([1-9]\d*\)/);
    const shown = Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
    await tab.click();
    await expect(dataRows(page)).toHaveCount(shown);
    await expect(dataRows(page).first()).toContainText("待缴款");
    await dataRows(page).first().getByRole("button", { name: "进度详情" }).click();
    const drawer = page.getByRole("dialog", { name: /2026年10期进度$/ });
    await expect(drawer.getByRole("cell", { name: "税款缴纳" })).toBeVisible();
    await expect(drawer.getByRole("cell", { name: "城市维护建设税" }).first()).toBeVisible();
  });
  await test.step("what a member of staff has to look at is found from their numbers", async () => {
    await page.goto(SCREEN);
    await expect(dataRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "按负责人统计" }).click();
    const drawer = page.getByRole("dialog", { name: /各负责人的进度$/ });
    const sunli = drawer.getByRole("row").filter({ hasText: "孙丽" });
    const number = sunli
      .getByRole("button", { name: /^\d+$/ })
      .or(sunli.getByRole("link", { name: /^\d+$/ }))
      .first();
    const companies = Number(await number.textContent());
    await number.click();
    await expect(page).toHaveURL(/f\.userId=/u);
    await expect(page.getByText(`共 ${companies} 条`)).toBeVisible();
  });
});
