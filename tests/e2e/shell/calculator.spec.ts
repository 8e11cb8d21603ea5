import type { Page } from "@playwright/test";
import { findBarriers } from "../app/axe.ts";
import { expect, test } from "../app/test.ts";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "计算器" });
const panel = (page: Page) => page.getByRole("dialog", { name: "计算器" });
const box = (page: Page) => panel(page).getByRole("textbox", { name: "算式" });
const result = (page: Page) => panel(page).getByRole("status", { name: "结果" });

test("sums are exact, what is no sum is refused in words, and results are kept for the session, used again and copied", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await signIn("sunli");
  await button(page).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill("0.1+0.2");
  await expect(result(page)).toHaveText("0.3");
  await box(page).fill("alert(1)");
  await box(page).press("Enter");
  await expect(panel(page).getByRole("alert")).toHaveText("非法操作");
  await expect(result(page)).toHaveText("");
  expect(logged).toContain("非法操作");
  await expect(panel(page).getByRole("button", { name: "复制结果" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await button(page).click();
  for (const key of ["1", "0", "0", "除", "3"])
    await panel(page).getByRole("button", { name: key, exact: true }).click();
  await expect(result(page)).toHaveText("≈ 33.3333333333");
  await expect(panel(page)).toContainText("保留 10 位小数");
  await box(page).fill("1,280.50×(1+6%)");
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("1357.33");
  await panel(page).getByRole("button", { name: "复制结果" }).click();
  await expect(panel(page)).toContainText("复制成功");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1357.33");
  await page.reload();
  await button(page).click();
  await box(page).fill("2*");
  await panel(page).getByRole("button", { name: "1,280.50×(1+6%) = 1357.33" }).click();
  await expect(result(page)).toHaveText("2714.66");
  expect(await findBarriers(page, { within: ".calculator", at: "计算器" })).toEqual([]);
  await panel(page).getByRole("button", { name: "清空记录" }).click();
  await expect(panel(page).getByRole("list")).toHaveCount(0);
});
