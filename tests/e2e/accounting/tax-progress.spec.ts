import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { dataRows, filtered } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/taxProgress";
const period = (page: Page) => page.getByLabel("账期", { exact: true });
/** The title of the drawer tells which period was asked about. */
const report = (page: Page, name: string) => page.getByRole("dialog", { name: new RegExp(name) });

test("a page about a period begins with the month before", async ({ page, signIn }) => {
  await signIn("zhoumy", SCREEN);
  await expect(period(page)).toHaveText("2026年10期");
  await expect(page.getByRole("button", { name: "上一期" })).toBeEnabled();
});

test("another period stays through a reload, and when one goes away and back", async ({ page, signIn }) => {
  await signIn("zhoumy", SCREEN);
  await expect(dataRows(page).first()).toBeVisible();
  const shown = await period(page).textContent();
  await page.getByRole("button", { name: "上一期" }).click();
  await expect(period(page)).not.toHaveText(shown ?? "");
  await expect(page).toHaveURL(/period=\d{4}-\d{2}$/u);
  const chosen = (await period(page).textContent()) ?? "";
  await expect(dataRows(page).first()).toBeVisible();

  await page.reload();
  await expect(period(page)).toHaveText(chosen);
  await expect(dataRows(page).first()).toBeVisible();

  await goTo(page, "/workbench/index");
  await expect(period(page)).toBeHidden();
  await page.goBack();
  await expect(period(page)).toHaveText(chosen);
});

test("a link says the period of the rows and of what opens from them", async ({ page, signIn }) => {
  await signIn("zhoumy", `${filtered(SCREEN, "keyword", "上海")}&period=2026-08`);
  await expect(period(page)).toHaveText("2026年08期");
  await dataRows(page).first().getByRole("button", { name: "申报表" }).click();
  const drawer = report(page, "2026年8期申报表");
  await expect(drawer.getByRole("cell", { name: "销项税额" })).toBeVisible();
});
