import { type Api, signInToApi } from "../app/api.ts";
import { resultOf } from "../app/companies.ts";
import { button, choose, dataRows, filtered, question } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

interface Pending {
  readonly invoiceCount: number;
  readonly taxAmount: number;
}

async function pendingOf(api: Api, { companyId }: MonthlyRow): Promise<Pending> {
  const asked = { kjnd: 2026, kjqj: 10, companyIdList: [companyId] };
  return await resultOf(api.post("/api/fcp/web/new/tax/confirm/pendingInput", asked));
}

/** A general taxpayer that can be notified and has purchases left to select. */
async function withPendingInput(api: Api): Promise<MonthlyRow & Pending> {
  const rows = await monthlyRows(api, { taxlayerType: "001", noticeTaxType: 0 });
  for (const row of rows) {
    if (row.confirmationStatus !== 0 || row.predictionStatus !== 1 || (row.zzshfjs ?? 0) <= 1) continue;
    const pending = await pendingOf(api, row);
    if (pending.invoiceCount > 0) return { ...row, ...pending };
  }
  throw new Error("nobody has purchases left to select");
}

test("purchases that nobody has selected are told before a notice, and before the selection is confirmed", async ({
  app,
  page,
  signIn,
}) => {
  const { taxlayerNo, invoiceCount, taxAmount } = await withPendingInput(
    await signInToApi(app.address, "zhoumy"),
  );
  await signIn("zhoumy", filtered(MONTHLY_TAX, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  const row = dataRows(page).first();
  await row.getByRole("button", { name: "通知税款" }).click();
  const notice = page.getByRole("dialog", { name: /^通知税款/ });
  const tax = taxAmount.toLocaleString("zh-CN", { minimumFractionDigits: 2 });
  await expect(
    notice.getByText(`有 ${invoiceCount} 张进项发票（税额 ${tax} 元）尚未勾选，税款按已勾选的计算`),
  ).toBeVisible();
  await notice.getByRole("button", { name: "取消" }).click();
  await expect(notice).toBeHidden();

  await row.getByRole("checkbox").check();
  await button(page, "统计确认").click();
  const asked = question(page, /提交统计确认/);
  await expect(asked).toContainText(`还有 ${invoiceCount} 张进项发票`);
  await expect(asked).toContainText("统计确认后不能再勾选");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await asked.getByRole("button", { name: "取消" }).click();
  await expect(asked).toBeHidden();
  expect(sent.filter((url) => url.endsWith("/sendCheckConfirmTask"))).toEqual([]);
});

test("staff of a factory read that the factory deals with a doubt", async ({ app, page, signIn }) => {
  const rows = await monthlyRows(await signInToApi(app.address, "qianjin"), { noticeTaxType: 0 });
  const due = rows.find((one) => one.predictionStatus === 1 && (one.zzshfjs ?? 0) > 1);
  if (!due) throw new Error("nobody of the factory's clients waits for a notice");
  await signIn("qianjin", filtered(MONTHLY_TAX, "fuzzyMatch", due.taxlayerNo));
  await dataRows(page).first().getByRole("button", { name: "通知税款" }).click();
  const notice = page.getByRole("dialog", { name: /^通知税款/ });
  await choose(notice, "税款状态", "税款有疑义");
  await expect(notice.getByText("有疑义，需工厂处理；处理后请重新通知")).toBeVisible();
  await expect(notice.getByLabel("需工厂处理的疑义")).toBeVisible();
  await choose(notice, "税款状态", "税款无误");
  await expect(notice.getByText("有疑义，需工厂处理；处理后请重新通知")).toBeHidden();
});
