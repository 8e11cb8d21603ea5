import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { findCompanies, IN_SERVICE } from "../app/companies.ts";
import { button, dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { raiseOrdersInEachState } from "../app/work-orders.ts";

const FEES = "/chargeManagement/creditStandingBook";
const ORDERS = "/accountCenter/workOrder?type=2&tab=1";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

const pageBox = (page: Page) => page.getByRole("checkbox", { name: "选择本页全部" });
const freeBoxes = (page: Page) => dataRows(page).locator("input[data-check]:not([aria-disabled])");
const bar = (page: Page) => page.getByRole("group", { name: "已选的行" });

test("a row that cannot be ticked says why to pointer and key, and the page's box leaves it out", async ({
  page,
  signIn,
}) => {
  const [company] = await findCompanies(chenjie, { status: IN_SERVICE });
  await raiseOrdersInEachState(chenjie, company?.companyId ?? 0, "chenjie");
  await signIn("chenjie", ORDERS);
  const barred = dataRows(page).filter({ has: page.locator("input[aria-disabled]") });
  await expect(barred.first()).toBeVisible();
  const box = barred.first().getByRole("checkbox");
  await expect(box).toHaveAccessibleDescription("工单已办完，不能批量办理");
  // It is there for the pointer too, though nothing comes of it.
  await box.click({ force: true });
  await expect(bar(page)).toBeHidden();
  await box.hover();
  await expect(page.locator(".reason-tip")).toHaveText("工单已办完，不能批量办理");
  await page.mouse.move(0, 0);

  const free = await freeBoxes(page).count();
  const left = (await dataRows(page).count()) - free;
  await pageBox(page).focus();
  await page.keyboard.press("Space");
  await expect(bar(page)).toContainText(`已选 ${free} 条`);
  await expect(page.getByText(`已选本页 ${free} 条，另有 ${left} 条不可勾选`)).toBeVisible();
  await expect(pageBox(page)).toBeChecked();
  await barred.first().focus();
  await page.keyboard.press("Space");
  await expect(bar(page)).toContainText(`已选 ${free} 条`);
});

test("a whole range is ticked with Shift", async ({ page, signIn }) => {
  await signIn("chenjie", "/customer/index");
  await freeBoxes(page).nth(1).check();
  await freeBoxes(page)
    .nth(4)
    .click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("已选 4 条");
  await dataRows(page).nth(6).focus();
  await page.keyboard.press("Shift+Space");
  await expect(bar(page)).toContainText("已选 6 条");
});

test("all that match are ticked once a page is, and other conditions end it", async ({ page, signIn }) => {
  await signIn("chenjie", "/customer/index");
  await pageBox(page).check();
  const offer = page.getByRole("button", { name: /^选择符合条件的全部 \d+ 条$/ });
  const total = Number(/\d+/.exec(await offer.innerText())?.[0]);
  expect(total).toBeGreaterThan(20);
  await offer.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`已选符合条件的全部 ${total} 条`)).toBeVisible();
  await button(page, "设置标签").click();
  await expect(page.getByRole("dialog", { name: `为所选的 ${total} 个客户设置标签` })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("客户名称").fill("有限公司");
  await page.getByLabel("客户名称").press("Enter");
  await expect(bar(page)).toBeHidden();
});

test("debts stand out with words, ticked ones are added up, and one action is for one or many", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", FEES);
  const mark = page.getByRole("img", { name: /^已欠费 \d+ 个月$/ });
  const indebted = dataRows(page).filter({ has: mark }).first();
  await page.keyboard.press("Shift");
  // The part that shows reasons is fetched after the list.
  await expect(async () => {
    await indebted.blur();
    await indebted.focus();
    await expect(page.locator(".reason-tip")).toHaveText(/^已欠费 \d+ 个月/, { timeout: 2000 });
  }).toPass();

  await freeBoxes(page).nth(0).check();
  await freeBoxes(page).nth(1).check();
  const ticked = dataRows(page).filter({ has: page.locator("input:checked") });
  const owed = async (at: number) =>
    Number((await ticked.nth(at).getByRole("gridcell").nth(3).innerText()).replaceAll(",", ""));
  const sum = (await owed(0)) + (await owed(1));
  const text = sum.toLocaleString("zh-CN", { minimumFractionDigits: 2 });
  await expect(bar(page)).toContainText(`已选 2 条 · 欠费金额合计 ${text}`);
  await bar(page).getByRole("button", { name: "停用" }).click();
  await expect(page.getByRole("dialog", { name: "停用所选的 2 个客户" })).toBeVisible();
  await page.keyboard.press("Escape");

  const more = indebted.getByRole("button", { name: "更多" });
  const name = (await indebted.locator("td.grid-fixed [data-action]").first().innerText()).trim();
  await more.click();
  await page.getByRole("menuitem", { name: "停用", exact: true }).click();
  await expect(page.getByRole("dialog", { name: `停用「${name}」` })).toBeVisible();
});

test("the company of an account leads to its page, by key", async ({ page, signIn }) => {
  await signIn("chenjie", "/accountCenter/bank");
  const company = dataRows(page).first().getByRole("cell").nth(1).getByRole("button");
  await expect(company).toBeVisible();
  await company.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/customer\/detail\?companyId=\d+/);
});
