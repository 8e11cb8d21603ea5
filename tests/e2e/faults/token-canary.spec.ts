import { watchLeaks } from "../app/leaks.ts";
import { readPages } from "../app/planned-screens.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test(
  "the token stands in its header, its cookie and its place in storage, and nowhere else",
  { tag: "@slow" },
  async ({ page, signInByPage }) => {
    // All pages of the application, one after the other.
    test.slow();
    const leaksOf = watchLeaks(page, { header: "access-token", names: /^(access|refresh)Token$/ });
    await signInByPage("chenjie", "/setting/userManage");
    const tokens = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, value]) => (/token/i.test(name) && value ? [value] : [])),
    );
    expect(tokens).not.toEqual([]);
    const look = async () => {
      for (const token of tokens) expect(await leaksOf(token)).toEqual([]);
    };
    for (const { path } of readPages()) {
      await page.goto(path === "/customer/detail" ? `${path}?companyId=1001001` : path);
      await expect(page.locator("main")).toHaveText(/[\u4e00-\u9fff]/);
      await look();
    }
    await page.goto("/setting/userManage");
    await expect(dataRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "导出", exact: true }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("dialog", { name: "导出用户" }).getByRole("button", { name: "导出" }).click();
    expect((await saved).url()).not.toMatch(/token/i);
    await page.goto("/no/such/page");
    await look();
    await page.goto("/api-docs");
    await look();
  },
);
