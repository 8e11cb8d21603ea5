import type { Locator, Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { companiesOf, drawer, input, message, openTalk, recordsOf, send } from "../app/chat.ts";
import { expect, test } from "../app/test.ts";

const CONFIRMED = 2;

async function confirmedCompanies(address: string) {
  const all = await companiesOf(address, "chenjie");
  const [company, other] = all.filter(
    ({ taxStatus, invoiceStatus }) => taxStatus === CONFIRMED && invoiceStatus === 0,
  );
  if (!company || !other) throw new Error("of too few companies the tax is confirmed");
  return { company, other };
}

const day = (page: Page) => drawer(page).getByRole("textbox", { name: "扣款日期" });
const cell = (page: Page, date: string): Locator =>
  page.locator(`.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) td[title="${date}"]`);

test("a confirmed tax is said to be right with a day of payment, which an overdue one has until the next filing end", async ({
  app,
  page,
  signIn,
}) => {
  const { company, other } = await confirmedCompanies(app.address);
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

  await test.step("payment may be put off, and a doubt asks for its words", async () => {
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await openTalk(page, other.companyName, "税款确认");
    await drawer(page).getByText("有疑问", { exact: true }).click();
    await input(page).press("Enter");
    await expect(page.getByText("请输入疑问内容")).toBeVisible();
    await drawer(page).getByText("数据无误", { exact: true }).last().click();
    await drawer(page).getByRole("checkbox", { name: "暂不扣款" }).check();
    await send(page, "先不扣款");
    await expect(message(page, "先不扣款")).toContainText("数据无误 · 暂不扣款");
  });

  await test.step("once its invoices are confirmed, a company says that they were sent", async () => {
    await drawer(page).getByRole("tab", { name: "发票" }).click();
    const chosen = drawer(page).getByRole("option", { selected: true });
    await expect(chosen).not.toContainText("发票已发送");
    await drawer(page).getByText("数据无误", { exact: true }).last().click();
    await send(page, "十月发票已核对");
    await expect(message(page, "十月发票已核对")).toContainText("数据无误");
    await expect(chosen).toContainText("发票已发送");
  });
});
