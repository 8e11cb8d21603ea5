import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, columnTexts, dataRows, question, toast } from "../app/list-screen.ts";
import { PAGE } from "../app/notices.ts";
import { expect, test } from "../app/test.ts";

const FEES = "/api/fcp/web/fee/feeManager";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function servedClient(): Promise<string> {
  const { result } = await chenjie.post(`${FEES}/queryManagerList`, { pageNum: 1, pageSize: 1, status: 1 });
  const [client] = (result as { list: readonly { clientName: string }[] }).list;
  if (!client) throw new Error("the firm charges nobody");
  return client.clientName;
}

test("an expenditure is noted down, paid and taken back, and the contract's balance has it; other terms of renewal count at once", async ({
  page,
  signIn,
}) => {
  const clientName = await servedClient();
  await signIn("chenjie", "/chargeManagement/contractExpenditure?expenses.f.keyword=%E9%A1%BA%E6%B5%A6");
  await button(page, "登记支出").click();
  const adding = page.getByRole("dialog", { name: "登记合同支出" });
  await choose(adding, "客户", clientName, clientName);
  await choose(adding, "支出类别", "注册地址费");
  await adding.getByLabel("支出金额").fill("876.54");
  await adding.getByLabel("收款方").fill("顺浦园区服务中心");
  await adding.getByRole("button", { name: "登记" }).click();
  await toast(page, "已登记");
  const row = dataRows(page).first();
  await expect(row).toContainText("876.54");
  await expect(row).toContainText("待支付");

  await row.getByRole("button", { name: "登记付款" }).click();
  const paying = page.getByRole("dialog", { name: `登记「${clientName}」的支出的付款` });
  await choose(paying, "付款方式", "银行转账");
  await paying.getByRole("button", { name: "登记" }).click();
  await toast(page, "已登记 1 笔付款");
  await expect(row).toContainText("已支付");
  await expect(row.getByRole("button", { name: "修改" })).toHaveCount(0);

  await page.goto(
    `/companyCenter/contractExpenditure?tab=balances&balances.f.keyword=${encodeURIComponent(clientName)}`,
  );
  await expect(dataRows(page)).toHaveCount(1);
  const [spent = ""] = await columnTexts(page, "支出金额");
  expect(Number(spent.replaceAll(",", ""))).toBeGreaterThanOrEqual(876.54);
  await dataRows(page).first().getByRole("button", { name: "支出明细" }).click();
  const details = page.getByRole("dialog", { name: new RegExp(`「${clientName}」\\d+年的支出`) });
  await expect(details.getByRole("row").filter({ hasText: "顺浦园区服务中心" })).toContainText("876.54");
  await page.keyboard.press("Escape");

  await page.goto("/chargeManagement/contractExpenditure?expenses.f.keyword=%E9%A1%BA%E6%B5%A6");
  await row.getByRole("button", { name: "撤销付款" }).click();
  await question(page, /确定撤销/)
    .getByRole("button", { name: "撤销付款" })
    .click();
  await toast(page, "已撤销付款");
  await expect(row).toContainText("待支付");

  await test.step("other terms of renewal count at once, and a reminder reaches the bell", async () => {
    await page.goto("/companyCenter/setting");
    const due = async () => {
      const { result } = await chenjie.post(`${FEES}/queryManagerList`, {
        pageNum: 1,
        pageSize: 1,
        feeState: "due",
      });
      return (result as { total: number }).total;
    };
    const before = await due();
    await button(page, "修改设置").click();
    const setting = page.getByRole("dialog", { name: "修改续费设置" });
    await setting.getByLabel("待续费提前月数").fill("12");
    await setting.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect.poll(due).toBeGreaterThan(before);

    await button(page, "立即提醒").click();
    await question(page, /确定现在把待续费和欠费客户的清单发给接收人/)
      .getByRole("button", { name: "立即提醒" })
      .click();
    await expect
      .poll(async () => {
        const { result } = await chenjie.put(PAGE, { pageNum: 1, pageSize: 5, category: 0 });
        return (result as { list: readonly { noticeTitle: string }[] }).list[0]?.noticeTitle ?? "";
      })
      .toMatch(/续费提醒：待续费 \d+ 户/);
  });
});
