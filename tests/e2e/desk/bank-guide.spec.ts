import { startMore } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("a client without a sign-in sees the steps of a bank as one picture as high as the window; an account leads to them", async ({
  page,
  signIn,
}) => {
  await page.goto("/review?bankType=2-NEW");
  const picture = page.getByRole("main", { name: "中国农业银行（新版网银）授权指引" });
  await expect(picture).toContainText("插入农行 K 宝");
  const height = await picture.locator("svg").evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBe(page.viewportSize()?.height);

  await test.step("each way into one bank has its own steps; an unknown bank has those of any bank", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto("/review?bankType=22-0");
    const online = page.getByRole("main", { name: "平安银行（网银授权）授权指引" });
    await expect(online).toContainText("打开授权管理");
    await page.goto("/review?bankType=22-1");
    const direct = page.getByRole("main", { name: "平安银行（银企直连）授权指引" });
    await expect(direct).toContainText("签订银企直连协议");
    await expect(direct).not.toContainText("打开授权管理");
    for (const unknown of ["/review?bankType=toString", "/review"]) {
      await page.goto(unknown);
      await expect(page.getByRole("main", { name: "银行授权指引" })).toContainText("插入网银 U 盾");
    }
  });

  await test.step("an account leads to the steps of its bank, and Back to the account", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn("chenjie", "/accountCenter/bank");
    const row = page.getByRole("row").filter({ hasText: "中国工商银行" }).first();
    await startMore(row, "授权指引");
    await expect(page.getByRole("main", { name: "中国工商银行授权指引" })).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();
  });
});
