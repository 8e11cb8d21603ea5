import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { dataRows, filtered } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/taxProgress";
const period = (page: Page) => page.getByLabel("账期", { exact: true });

test("a page about a period begins with the month before; another one stays through a reload, a way there and back, and a link", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy", SCREEN);
  await expect(period(page)).toHaveText("2026年10期");
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "上一期" }).click();
  await expect(period(page)).toHaveText("2026年09期");
  await expect(page).toHaveURL(/period=2026-09$/u);
  await expect(dataRows(page).first()).toBeVisible();

  await page.reload();
  await expect(period(page)).toHaveText("2026年09期");
  await expect(dataRows(page).first()).toBeVisible();
  await goTo(page, "/workbench/index");
  await expect(period(page)).toBeHidden();
  await page.goBack();
  await expect(period(page)).toHaveText("2026年09期");

  await test.step("a link says the period of the rows and of what opens from them", async () => {
    await page.goto(`${filtered(SCREEN, "keyword", "上海")}&period=2026-08`);
    await expect(period(page)).toHaveText("2026年08期");
    await dataRows(page).first().getByRole("button", { name: "申报表" }).click();
    const drawer = page.getByRole("dialog", { name: /2026年8期申报表/ });
    await expect(drawer.getByRole("cell", { name: "销项税额" })).toBeVisible();
  });
});
