import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { IN_SERVICE, findCompanies } from "../app/companies.ts";
import { choose, dataRows, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { raiseForChenjie } from "../app/work-orders.ts";

/** The address of the bell: the orders that wait for the user. */
const WAITING = "/accountCenter/workOrder?type=2&tab=2";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function readOrder(id: number) {
  const { result } = await chenjie.get(`/api/workorder/info/${id}`);
  return result as Record<string, unknown>;
}

function orderRow(page: Page, title: string) {
  return page.getByRole("row").filter({ has: page.getByRole("button", { name: title, exact: true }) });
}

test(
  "the bell's address shows what waits for the user, who accepts it, hands it in with a word and confirms a payment",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const title = "留抵税额如何结转";
    const id = await raiseForChenjie(chenjie, title);
    const payment = { type: 6, subType: 601, amount: 1234.5, deadline: "2026-11-27" };
    const paid = await raiseForChenjie(chenjie, "确认扣缴本期增值税", payment);
    await signIn("chenjie", WAITING);
    await expect(page.getByRole("tab", { name: "待我处理" })).toHaveAttribute("aria-selected", "true");
    const row = orderRow(page, title);
    await row.getByRole("button", { name: "受理" }).click();
    await toast(page, "已受理");
    await row.getByRole("button", { name: "提交确认" }).click();
    const dialog = page.getByRole("dialog", { name: /^提交确认「GD/ });
    await dialog.getByRole("button", { name: "确定" }).click();
    await expect(dialog.getByText("请输入处理说明")).toBeVisible();
    await dialog.getByLabel("处理说明").fill("已结转至下期");
    await dialog.getByRole("button", { name: "确定" }).click();
    await toast(page, "已提交确认");
    await expect(row).toBeHidden();
    expect(await readOrder(id)).toMatchObject({ status: 2, handleContent: "已结转至下期" });

    await test.step("a payment is confirmed after a check that says its sum", async () => {
      await orderRow(page, "确认扣缴本期增值税").getByRole("button", { name: "扣款确认" }).click();
      const check = page.getByRole("dialog", { name: "1 个工单的扣款确认，合计 1,234.50 元" });
      await check.getByRole("button", { name: "确认", exact: true }).click();
      await toast(page, "已办理 1 个工单的扣款确认");
      expect(await readOrder(paid)).toMatchObject({
        status: 3,
        paymentResult: 1,
        paymentDate: "2026-11-20",
      });
    });
  },
);

test("orders are read one after the other beside the list, and those of a company in a window with their way and log", async ({
  page,
  signIn,
}) => {
  const title = "补开上月发票";
  await raiseForChenjie(chenjie, "并排查看一");
  await raiseForChenjie(chenjie, "并排查看二");
  const id = await raiseForChenjie(chenjie, title, { type: 3, subType: 301 });
  const { companyName } = await readOrder(id);
  await signIn("chenjie", WAITING);
  const numberOf = async (at: number) => /GD[\w-]+/.exec(await dataRows(page).nth(at).innerText())?.[0] ?? "";
  await expect(dataRows(page).nth(1)).toBeVisible();
  const [first, second] = [await numberOf(0), await numberOf(1)];
  await dataRows(page).nth(0).getByRole("button").first().click();
  const panel = page.getByRole("dialog");
  await expect(panel).toHaveAccessibleName(`工单 ${first}`);
  await expect(panel.getByRole("heading", { name: "流转" })).toBeVisible();

  await dataRows(page).nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect(panel).toHaveAccessibleName(`工单 ${second}`);
  await expect(panel.getByText(second, { exact: true })).toBeVisible();
  await expect(dataRows(page).nth(1)).toHaveAttribute("aria-current", "true");
  await expect(dataRows(page).nth(1)).toBeFocused();

  await panel.getByRole("button", { name: "受理" }).click();
  await toast(page, "已受理");
  await expect(dataRows(page).filter({ hasText: second })).toContainText("处理中");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await test.step("the orders of a company lead to one with its way and its log, where it is handled", async () => {
    const keyword = encodeURIComponent(String(companyName));
    await page.goto(`/accountCenter/workOrder?type=1&companies.f.keyword=${keyword}`);
    await page.getByRole("button", { name: "查看工单" }).click();
    const orders = page.getByRole("dialog", { name: /的工单$/ });
    await orders.getByRole("button", { name: title, exact: true }).click();
    const detail = page.getByRole("dialog", { name: /^工单 GD/ });
    await expect(detail.getByText("请核对后答复")).toBeVisible();
    await expect(detail.getByRole("heading", { name: "流转" })).toBeVisible();
    await detail.getByRole("button", { name: "受理" }).click();
    await toast(page, "已受理");
    await expect(detail.getByRole("cell", { name: "操作： 受理", exact: true })).toBeVisible();
    const nodes = detail.locator("tr[data-stage]");
    await expect(nodes.last(), "the way has come so far").toHaveAttribute("data-stage", "current");
    expect(await readOrder(id)).toMatchObject({ status: 1 });
  });
});

test("a file comes with a new order, is looked at beside it, and another is added later", async ({
  page,
  signIn,
}) => {
  const title = "租赁合同备案";
  const attach = async (dialog: Locator, name: string) => {
    const asked = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "上传文件" }).click();
    const buffer = Buffer.from("%PDF-1.4\n%%EOF");
    await (await asked).setFiles({ name, mimeType: "application/pdf", buffer });
    await expect(dialog.getByRole("button", { name: `移除 ${name}` })).toBeVisible();
  };
  // The browser of the tests has no viewer of PDFs.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true }),
  );
  const [company] = await findCompanies(chenjie, { status: IN_SERVICE });
  await signIn("chenjie", "/accountCenter/workOrder?type=2&tab=1");
  await page.getByRole("button", { name: "新增工单" }).click();
  const form = page.getByRole("dialog", { name: "新增工单" });
  const name = String(company?.companyName);
  await choose(form, "企业", name, name);
  await choose(form, "工单类型", "其他咨询");
  await form.getByLabel("标题").fill(title);
  await form.getByLabel("内容").fill("合同见附件");
  await attach(form, "租赁合同.pdf");
  await form.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");

  const row = orderRow(page, title);
  await row.getByRole("button", { name: title, exact: true }).click();
  const detail = page.getByRole("dialog", { name: /^工单 GD/ });
  await detail.getByRole("button", { name: "租赁合同.pdf" }).click();
  const shown = page.getByRole("dialog", { name: "租赁合同.pdf" });
  await expect(shown.getByTitle("租赁合同.pdf")).toHaveAttribute("src", /^blob:/);
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
  const saved = page.waitForEvent("download");
  await detail
    .getByRole("row", { name: /租赁合同/ })
    .getByRole("button", { name: "下载" })
    .click();
  expect((await saved).suggestedFilename()).toBe("租赁合同.pdf");

  await row.getByRole("button", { name: "编辑" }).click();
  const edited = page.getByRole("dialog", { name: /^编辑工单/ });
  await expect(edited.getByText("租赁合同.pdf"), "what it has stays").toBeVisible();
  await attach(edited, "产权证明.pdf");
  await edited.getByRole("button", { name: "保存" }).click();
  await toast(page, "已保存");
  await expect(detail.getByRole("button", { name: /\.pdf$/ })).toHaveText(["租赁合同.pdf", "产权证明.pdf"]);
});
