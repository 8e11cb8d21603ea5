import type { Locator, Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { companiesOf, drawer, input, message, openTalk, recordsOf, send } from "../app/chat.ts";
import { startApp } from "../app/running-app.ts";
import { expect, test } from "../app/test.ts";

const CONFIRMED = 2;

async function confirmedCompany(address: string, place = 0) {
  const all = await companiesOf(address, "chenjie");
  const company = all.filter(({ taxStatus }) => taxStatus === CONFIRMED)[place];
  if (!company) throw new Error("no tax of the demo data is confirmed");
  return company;
}

const day = (page: Page) => drawer(page).getByRole("textbox", { name: "扣款日期" });
const cell = (page: Page, date: string): Locator =>
  page.locator(`.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) td[title="${date}"]`);

test("a confirmed tax is said to be right with a day of payment, which an overdue one has until the next filing end", async ({
  app,
  page,
  signIn,
}) => {
  const company = await confirmedCompany(app.address);
  await signIn("chenjie");
  await openTalk(page, company.companyName, "税款确认");
  await send(page, "十月税款无误");
  await expect(page.getByText("请先选择“数据无误”或“有疑问”")).toBeVisible();
  await expect(day(page)).toHaveCount(0);
  await drawer(page).getByText("有疑问", { exact: true }).click();
  await expect(day(page)).toHaveCount(0);
  await drawer(page).getByText("数据无误", { exact: true }).last().click();
  await input(page).press("Enter");
  await expect(page.getByText("请选择扣款日期，或勾选“暂不扣款”")).toBeVisible();
  await expect(drawer(page).getByText("可选 2026-11-19 至 2026-12-15")).toBeVisible();
  await day(page).click();
  await expect(cell(page, "2026-11-18")).toHaveClass(/disabled/);
  await expect(cell(page, "2026-11-19")).not.toHaveClass(/disabled/);
  await cell(page, "2026-11-25").click();
  await expect(day(page)).toHaveValue("2026-11-25");
  await drawer(page).getByRole("checkbox", { name: "暂不扣款" }).check();
  await expect(day(page)).toBeDisabled();
  await expect(day(page)).toHaveValue("");
  await drawer(page).getByRole("checkbox", { name: "暂不扣款" }).uncheck();
  await day(page).click();
  await cell(page, "2026-11-25").click();
  await input(page).press("Enter");
  await expect(message(page, "十月税款无误")).toContainText("数据无误 · 扣款日期 2026-11-25");
  const api = await signInToApi(app.address, "chenjie");
  await expect
    .poll(async () => (await recordsOf(api, { qyid: company.qyid, module: 4 })).at(-1))
    .toMatchObject({ content: "十月税款无误", tags: 9, paymentTime: "2026-11-25" });
});

test("payment may be put off, and a doubt asks for its words", async ({ app, page, signIn }) => {
  const company = await confirmedCompany(app.address, 1);
  await signIn("chenjie");
  await openTalk(page, company.companyName, "税款确认");
  await drawer(page).getByText("有疑问", { exact: true }).click();
  await input(page).press("Enter");
  await expect(page.getByText("请输入疑问内容")).toBeVisible();
  await drawer(page).getByText("数据无误", { exact: true }).last().click();
  await drawer(page).getByRole("checkbox", { name: "暂不扣款" }).check();
  await send(page, "先不扣款");
  await expect(message(page, "先不扣款")).toContainText("数据无误 · 暂不扣款");
});

test("within the filing window the day of payment ends with it", async ({ page }) => {
  const early = await startApp({ APP_NOW: "2026-11-10 10:00:00" });
  try {
    const company = await confirmedCompany(early.address);
    const { newSession } = await import("../app/session.ts");
    await page.context().setStorageState(await newSession(early.address, "chenjie"));
    await page.goto(`${early.address}/login`);
    await openTalk(page, company.companyName, "税款确认");
    await drawer(page).getByText("数据无误", { exact: true }).last().click();
    await expect(drawer(page).getByText("可选 2026-11-09 至 2026-11-16")).toBeVisible();
    await day(page).click();
    await expect(cell(page, "2026-11-16")).not.toHaveClass(/disabled/);
    await expect(cell(page, "2026-11-17")).toHaveClass(/disabled/);
  } finally {
    await early.stop();
  }
});

test("once invoices are confirmed in a talk, the company says that they were sent", async ({
  app,
  page,
  signIn,
}) => {
  const company = (await companiesOf(app.address, "sunli"))[11];
  if (!company) throw new Error("sunli has too few companies");
  await signIn("sunli");
  await openTalk(page, company.companyName, "发票");
  await expect(drawer(page).getByRole("option", { selected: true })).not.toContainText("发票已发送");
  await drawer(page).getByText("数据无误", { exact: true }).last().click();
  await send(page, "十月发票已核对");
  await expect(message(page, "十月发票已核对")).toContainText("数据无误");
  await expect(drawer(page).getByRole("option", { selected: true })).toContainText("发票已发送");
});
