import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, dataRows, question } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { testWithOwnApp } from "../app/own-app.ts";
import { expect } from "../app/test.ts";

/** The most clicks that users accept, for any number of clients. */
const CLICKS = { open: 0, collect: 2, confirm: 3, notify: 4, declare: 3 };

/** A product of its own: afterwards no client is left that another journey could notify. */
const test = testWithOwnApp();

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** Counts the clicks of one part of the way, and the seconds until its outcome stands in the rows. */
function walk(page: Page) {
  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  const step = async (name: keyof typeof CLICKS, work: () => Promise<void>) => {
    clicks = 0;
    const start = performance.now();
    await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    test.info().annotations.push({ type: name, description: `${clicks} clicks, ${seconds} s` });
    expect(clicks, name).toBeLessThanOrEqual(CLICKS[name]);
  };
  const tickAll = async () => {
    const all = page.getByRole("checkbox", { name: "选择本页全部" });
    if (await all.isChecked()) return;
    await click(all);
  };
  return { click, step, tickAll };
}

const rowsNow = async () => await monthlyRows(chenjie, { pageSize: 100 });
const count = async (isMeant: (row: MonthlyRow) => boolean) => (await rowsNow()).filter(isMeant).length;

test(
  "the clients of a month are collected, confirmed, notified and declared with a handful of clicks",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const { click, step, tickAll } = walk(page);
    await signIn("chenjie", MONTHLY_TAX);
    const rows = dataRows(page);
    await step("open", async () => {
      await expect(rows).toHaveCount(20);
      await page.getByLabel("每页条数").selectOption("100");
      await expect.poll(() => rows.count()).toBeGreaterThan(20);
    });
    await step("collect", async () => {
      await tickAll();
      await click(button(page, "采集发票"));
      await expect(page.getByText(/^已为 \d+ 家企业下发采集任务$/).first()).toBeVisible();
      await expect.poll(async () => await count(({ cjzt }) => cjzt === 1)).toBe(0);
    });
    await step("confirm", async () => {
      await tickAll();
      const ofTicked = page.getByRole("group", { name: "已选的行" });
      await click(ofTicked.getByRole("button", { name: "统计确认", exact: true }));
      await click(question(page, /提交统计确认/).getByRole("button", { name: "统计确认" }));
      await expect.poll(async () => await count((row) => row.confirmationStatus === 1)).toBe(0);
    });
    const before = await count((row) => row.noticeTaxType === 1);
    await step("notify", async () => {
      await tickAll();
      await click(button(page, "批量通知税款"));
      const table = page.getByRole("dialog", { name: /^批量通知税款：/ });
      await click(table.getByRole("button", { name: "通知客户" }));
      const dialog = page.getByRole("dialog", { name: /^通知税款：/ });
      await choose(dialog, "扣款时间", "待定");
      await click(dialog.getByRole("button", { name: "通知客户" }));
      await expect(dialog).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(table).toBeHidden();
      await expect
        .poll(async () => await count((row) => row.noticeTaxType === 1))
        .toBeGreaterThan(before + 10);
    });
    await step("declare", async () => {
      await tickAll();
      await click(button(page, "提交申报"));
      const form = page.getByRole("dialog", { name: /^提交申报：增值税及附加税费/ });
      await expect(form.getByText(/^将提交申报的 \d+ 家企业$/)).toBeVisible();
      await click(form.getByRole("button", { name: "提交申报" }));
      await expect(page.getByText(/^已为 \d+ 家企业提交申报$/).first()).toBeVisible();
      await expect.poll(async () => await count((row) => row.taxDeclareStatus === 1)).toBe(0);
    });
    const declared = (await rowsNow()).filter((row) => row.taxDeclareStatus === 2);
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.filter((row) => ![2, 3].includes(row.noticeTaxType ?? 0))).toEqual([]);
  },
);
