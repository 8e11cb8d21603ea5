import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, dataRows, startMore, toast } from "../app/list-screen.ts";
import { sheetCell } from "../app/sheet.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/chargeManagement/creditStandingBook";
const FEES = "/api/fcp/web/fee/feeManager";

interface Client {
  readonly clientId: number;
  readonly clientName: string;
  readonly paidTo: string;
  readonly monthFee: number;
  readonly feeCycle: number;
  readonly kjUserName: string | null;
  readonly status: number;
  readonly remark: string | null;
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function clientsWhere(filters: object): Promise<readonly Client[]> {
  const { result } = await chenjie.post(`${FEES}/queryManagerList`, {
    pageNum: 1,
    pageSize: 100,
    ...filters,
  });
  return (result as { list: readonly Client[] }).list;
}

test(
  "a payment is taken in as the cycle says, a remark kept as its row is left, and the ledger of the year has the months",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const [client] = await clientsWhere({ feeState: "overdue", status: 1, feeCycle: 1 });
    if (!client) throw new Error("nobody owes anything");
    await signIn("chenjie", `${SCREEN}?clients.f.keyword=${encodeURIComponent(client.clientName)}`);
    await button(page, "登记收费").click();
    const dialog = page.getByRole("dialog", { name: `登记「${client.clientName}」的收费` });
    await expect(dialog.getByLabel("实收金额")).toHaveValue(
      client.monthFee.toLocaleString("zh-CN", { minimumFractionDigits: 2 }),
    );
    await choose(dialog, "收款方式", "微信");
    await dialog.getByRole("button", { name: "登记" }).click();
    await expect(page.getByText(/^已登记，收据号 SK\d{11}$/)).toBeVisible();
    const [after] = await clientsWhere({ keyword: client.clientName });
    expect(after?.paidTo).not.toBe(client.paidTo);

    await button(page, "收费记录").click();
    const records = page.getByRole("dialog", { name: `「${client.clientName}」的收费记录` });
    await expect(records.getByRole("row").nth(1)).toContainText("微信");
    await page.keyboard.press("Escape");

    await sheetCell(page, client.clientName, "remark").click();
    await page.keyboard.type("约定下月补缴");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await clientsWhere({ keyword: client.clientName }))[0]?.remark)
      .toBe("约定下月补缴");

    await page.getByRole("tab", { name: "年度台账" }).click();
    const search = page.getByRole("search");
    await expect(search.getByLabel("年度")).toBeVisible();
    await search.getByRole("textbox", { name: "客户", exact: true }).fill(client.clientName);
    await button(page, "查询").click();
    await expect(page.getByRole("columnheader", { name: "12月" })).toBeVisible();
    const titles = await page.getByRole("columnheader").allTextContents();
    expect(titles.filter((title) => /^\d+月$/.test(title))).toEqual(
      Array.from({ length: 12 }, (_, index) => `${index + 1}月`),
    );
    const paid = dataRows(page)
      .first()
      .getByRole("cell")
      .nth(titles.indexOf(`${Number(after?.paidTo.slice(5))}月`));
    await expect(paid).not.toHaveText("");
  },
);

test("a client is added, given to somebody else and stopped, one and many", async ({ page, signIn }) => {
  const clientName = "台账新客户";
  await signIn("chenjie", SCREEN);
  await button(page, "新增收费客户").click();
  const adding = page.getByRole("dialog", { name: "新增收费客户" });
  await adding.getByLabel("客户名称").fill(clientName);
  await adding.getByLabel("月服务费").fill("300");
  await adding.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");

  const row = page.getByRole("row").filter({ hasText: clientName });
  await page.goto(`${SCREEN}?clients.f.keyword=${encodeURIComponent(clientName)}`);
  await row.getByRole("checkbox").check();
  await button(page, "更换会计").click();
  const assigning = page.getByRole("dialog", { name: "为 1 个客户更换会计" });
  await choose(assigning, "会计", "赵敏");
  await assigning.getByRole("button", { name: "更换" }).click();
  await toast(page, "已更换 1 个客户的会计");
  expect(await clientsWhere({ keyword: clientName })).toMatchObject([{ kjUserName: "赵敏", monthFee: 300 }]);

  await startMore(row, "停用");
  const stopping = page.getByRole("dialog", { name: `停用「${clientName}」` });
  await stopping.getByLabel("停用原因").fill("不再委托");
  await stopping.getByRole("button", { name: "停用" }).click();
  await toast(page, "已停用");
  expect(await clientsWhere({ keyword: clientName })).toMatchObject([{ status: 0 }]);
});
