import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "../../../server/testing/read-pdf.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { resultOf } from "../app/companies.ts";
import { button, choose, dataRows, filtered, toast } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, hasOpenTicks, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** General taxpayers that nothing speaks against notifying, the later ones first: other journeys take the first. */
async function unnotified(count: number): Promise<readonly MonthlyRow[]> {
  const rows = await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 });
  const due = rows.filter((row) => (row.zzshfjs ?? 0) > 1 && !hasOpenTicks(row));
  const notices = await resultOf<readonly { qyId: number; obstacle: string | null; doubt: string | null }[]>(
    chenjie.post("/api/fcp/web/new/tax/confirm/noticeList", {
      kjnd: 2026,
      kjqj: 10,
      qyIdList: due.map(({ companyId }) => companyId),
    }),
  );
  const plain = notices.filter(({ obstacle, doubt }) => obstacle === null && doubt === null);
  const ready = due.filter(({ companyId }) => plain.some(({ qyId }) => qyId === companyId));
  if (ready.length < count) throw new Error(`fewer than ${count} wait for a notice`);
  return ready.toReversed().slice(0, count);
}

/** Leaves these clients as they were found. */
async function takeBack(companies: readonly MonthlyRow[]): Promise<void> {
  const qyIdList = companies.map(({ companyId }) => companyId);
  const revocation = { kjnd: 2026, kjqj: 10, operationType: 2, qyIdList };
  await resultOf(chenjie.post("/api/fcp/web/noticetax/batchNotice", revocation));
}

const letterOf = (page: Page) => page.getByRole("dialog", { name: /^客户看到的通知/ });

async function printed(page: Page, label: string): Promise<{ name: string; pages: readonly string[] }> {
  const download = page.waitForEvent("download");
  await letterOf(page).getByRole("button", { name: label }).click();
  const file = await download;
  const { pages } = await readPdf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), pages };
}

test("what the client will read is shown as the form stands, printed, and the same once it is sent", async ({
  page,
  signIn,
}) => {
  const companies = await unnotified(1);
  const [company] = companies;
  const { companyName, taxlayerNo, zzshfjs } = company!;
  const amount = (zzshfjs ?? 0).toLocaleString("zh-CN", { minimumFractionDigits: 2 });
  await signIn("chenjie", filtered(MONTHLY_TAX, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  const row = dataRows(page).first();
  await row.getByRole("button", { name: "通知税款" }).click();
  const form = page.getByRole("dialog", { name: new RegExp(`^通知税款：${companyName}`) });
  const letter = letterOf(page);

  await form.getByRole("button", { name: "预览" }).click();
  await expect(letter.getByText(`${companyName}：您好！`)).toBeVisible();
  await expect(letter).toContainText("已核算完成，请核对。");
  await expect(letter).toContainText(amount);
  await expect(letter.getByText("尚未选择扣款日期")).toBeVisible();
  await expect(letter.getByRole("button", { name: "打印通知单" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expect(letter).toBeHidden();

  await choose(form, "税款状态", "税款有疑义");
  await form.getByLabel("疑义内容").fill("缺少九月的一张进项发票");
  await form.getByRole("button", { name: "预览" }).click();
  await expect(letter).toContainText("有以下疑义，请核实后回复。");
  await expect(letter).toContainText("缺少九月的一张进项发票");
  await page.keyboard.press("Escape");
  await expect(letter).toBeHidden();

  await choose(form, "税款状态", "税款无误");
  await choose(form, "扣款时间", "待定");
  await form.getByRole("button", { name: "预览" }).click();
  await expect(letter).toContainText("待定，确定后另行通知");
  await expect(letter).not.toContainText("缺少九月的一张进项发票");
  const draft = await printed(page, "打印通知单");
  expect(draft.name).toBe(`${companyName}_2026年10期缴税通知单.pdf`);
  expect(draft.pages).toHaveLength(1);
  for (const text of [companyName, taxlayerNo, amount, "人民币", "待定，确定后另行通知"])
    expect(draft.pages[0]).toContain(text);
  await page.keyboard.press("Escape");
  await expect(letter).toBeHidden();
  await button(page, "通知客户").click();
  await toast(page, "已提交");

  await row.getByRole("button", { name: "查看详情" }).click();
  await page
    .getByRole("dialog", { name: new RegExp(`^${companyName}`) })
    .getByRole("button", { name: "缴税通知单" })
    .click();
  await expect(letter).toContainText("待定，确定后另行通知");
  expect(await printed(page, "打印通知单")).toEqual(draft);
  await takeBack(companies);
});

test("of several clients those that cannot be notified say why in the table, the others are notified by letters of a page each", async ({
  page,
  signIn,
}) => {
  const companies = await unnotified(2);
  const failing = (await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 })).find(
    (row) => row.confirmationStatus === 3 && row.predictionStatus === 1,
  );
  if (!failing) throw new Error("nobody fails the check");
  await signIn("chenjie", `${MONTHLY_TAX}?tab=0&f.taxlayerType=001&size=100`);
  for (const { companyName } of [...companies, failing])
    await dataRows(page).filter({ hasText: companyName }).getByRole("checkbox").check();
  await button(page, "批量通知税款").click();
  const table = page.getByRole("dialog", { name: /^批量通知税款：3 家企业/ });
  const barred = table.getByRole("row").filter({ hasText: failing.companyName });
  await expect(barred.getByRole("checkbox")).toHaveAttribute("aria-disabled", "true");
  await expect(barred).toContainText("统计确认失败");
  for (const { companyName } of companies)
    await expect(table.getByRole("row").filter({ hasText: companyName }).getByRole("checkbox")).toBeChecked();
  await table.getByRole("button", { name: "通知客户" }).click();

  const form = page.getByRole("dialog", { name: /^通知税款：2 家企业/ });
  await choose(form, "扣款时间", "申报期内不扣款");
  await form.getByRole("button", { name: "预览" }).click();
  await expect(letterOf(page)).toContainText("共 2 家企业");
  await expect(letterOf(page)).toContainText("申报期内不扣款");
  await expect(letterOf(page)).toContainText("1 / 2");
  const [first, second] = companies;
  const shown = letterOf(page).getByText(/：您好！$/);
  const isFirst = (await shown.innerText()).startsWith(first!.companyName);
  await letterOf(page).getByRole("button", { name: "下一家" }).click();
  await expect(shown).toHaveText(`${(isFirst ? second : first)!.companyName}：您好！`);
  const { name, pages } = await printed(page, "打印 2 份通知单");
  expect(name).toBe("2家企业_2026年10期缴税通知单.pdf");
  expect(pages).toHaveLength(2);
  for (const { companyName } of companies)
    expect(pages.filter((text) => text.includes(`${companyName}：`))).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(letterOf(page)).toBeHidden();

  await form.getByRole("button", { name: "通知客户" }).click();
  await toast(page, "已提交");
  await expect(table).toBeHidden();
  const after = await monthlyRows(chenjie, { taxlayerType: "001" });
  const states = [...companies, failing].map(
    (known) => after.find(({ companyId }) => companyId === known.companyId)?.noticeTaxType ?? 0,
  );
  expect(states).toEqual([1, 1, 0]);
  await takeBack(companies);
});
