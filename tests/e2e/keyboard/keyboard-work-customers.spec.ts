import { bookOf } from "../../../server/platform/spreadsheet/testing/book-of.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, companyRow, findCompany, freeTaxNumber, IN_TRASH, STOPPED } from "../app/companies.ts";
import { agree, answer, pick, press, tabBackTo, tabTo, takeEntry, type, typeDay } from "../app/keyboard.ts";
import { planOf } from "../app/import-plan.ts";
import { button, filtered, rowOf, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("客户列表: a company is taken in, stopped and deleted", async ({ page, signIn }) => {
  const name = "上海键盘录入商贸有限公司";
  await signIn("chenjie", filtered("/customer/index", "companyName", name));
  await expect(page.getByText("共 0 条")).toBeVisible();
  await press(page, button(page, "新增客户"));
  const drawer = page.getByRole("dialog", { name: "新增客户" });
  await type(page, drawer.getByLabel("客户名称"), name);
  await type(page, drawer.getByLabel("纳税人识别号"), freeTaxNumber());
  await pick(page, drawer.getByRole("combobox", { name: "纳税人类型" }), "小规模纳税人");
  await pick(page, drawer.getByRole("combobox", { name: "纳税期限" }), "按季");
  await pick(page, drawer.getByRole("combobox", { name: "企业类型" }), "个体工商户");
  await typeDay(page, drawer.getByLabel("服务开始日期"), "2026-03-01");
  await pick(page, drawer.getByRole("combobox", { name: "所属地区" }), "上海市");
  await press(page, drawer.getByRole("button", { name: "保存" }));
  await expect(drawer).toBeHidden();
  await expect(button(page, "新增客户")).toBeFocused();
  expect(await findCompany(colleague, name)).toMatchObject({ beginDate: "2026-03-01" });

  const row = companyRow(page, name);
  await press(page, row.getByRole("button", { name: "更多" }));
  await takeEntry(page, "停止服务");
  const stop = page.getByRole("dialog", { name: /^停止/ });
  await typeDay(page, stop.getByLabel("停止服务的账期"), "2026年09期");
  await press(page, stop.getByRole("button", { name: "停止服务" }));
  await expect(stop).toBeHidden();
  expect((await findCompany(colleague, name))?.statusCode).toBe(STOPPED);

  await tabTo(page, page.getByRole("tab", { name: /^服务中/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^已停止/ })).toBeFocused();
  await press(page, row.getByRole("button", { name: "更多" }));
  await takeEntry(page, "删除");
  await agree(page, /确定删除/);
  await toast(page, "已移入回收站");
  expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);
});

test("客户详情: its tabs, a service with ticks and money, a contact that is made the common one", async ({
  page,
  signIn,
}) => {
  const { companyId } = await addCompany(colleague, "上海键详商贸有限公司");
  await signIn("chenjie", `/customer/detail?companyId=${companyId}`);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tabTo(page, tab("客户概况"));
  for (const name of ["工商信息", "联系人", "服务信息"]) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(name)).toBeFocused();
  }
  await press(page, button(page, "编辑服务"));
  const service = page.getByRole("dialog", { name: "编辑服务" });
  await tabTo(page, service.getByRole("checkbox", { name: "代理记账" }));
  await page.keyboard.press("Space");
  await type(page, service.getByLabel("月服务费（元）"), "1280.5");
  await page.keyboard.press("Enter");
  await expect(service).toBeHidden();
  await expect(page.getByText("1,280.50")).toBeVisible();
  await expect(button(page, "编辑服务")).toBeFocused();

  await tabBackTo(page, tab("服务信息"));
  await page.keyboard.press("ArrowLeft");
  await press(page, button(page, "新增联系人"));
  const contact = page.getByRole("dialog", { name: "新增联系人" });
  await type(page, contact.getByLabel("姓名"), "简联系");
  await type(page, contact.getByLabel("手机号"), "13612345678");
  await page.keyboard.press("Enter");
  await expect(contact).toBeHidden();
  await press(page, rowOf(page, "简联系").getByRole("button", { name: "更多" }));
  await takeEntry(page, "删除");
  await answer(page, /确定删除联系人/, "Escape");
  await expect(rowOf(page, "简联系").getByRole("button", { name: "更多" })).toBeFocused();
});

test("客户列表: a file is decided about and imported", async ({ page, signIn }) => {
  const name = "上海键盘导入商贸有限公司";
  const head = ["客户名称", "纳税人识别号", "纳税人类型", "纳税期限", "所属地区", "服务开始日期", "返利"];
  const row = [name, freeTaxNumber(), "小规模纳税人", "按季", "上海市", "2026-03-01", 12.5];
  const buffer = Buffer.from(await bookOf([head, row]));
  await signIn("chenjie", filtered("/customer/index", "companyName", name));
  await expect(page.getByText("共 0 条")).toBeVisible();
  const asked = page.waitForEvent("filechooser");
  await press(page, button(page, "导入客户"));
  await (await asked).setFiles({ name: "客户.xlsx", mimeType: "application/octet-stream", buffer });
  const plan = planOf(page, "客户");
  await expect(plan.getByText(/列“返利”有金额（合计 12.50）/)).toBeVisible();
  await pick(page, plan.getByRole("combobox", { name: "第 7 行 导入为" }), "不导入");
  await press(page, plan.getByRole("button", { name: "按所选重新检查" }));
  await expect(plan.getByText(/列“返利”有金额/)).toBeHidden();
  await press(page, plan.getByRole("button", { name: "导入", exact: true }));
  await toast(page, "1 条成功");
  expect(await findCompany(colleague, name)).toMatchObject({ beginDate: "2026-03-01" });
});
