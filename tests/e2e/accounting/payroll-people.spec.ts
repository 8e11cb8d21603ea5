import { type Api, signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { button, question, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { fillTemplate } from "../app/workbook.ts";

const PERIOD = { kjnd: 2026, kjqj: 10 };
/** Nobody else's: sound numbers of people who do not exist. */
const PEOPLE = [
  { xm: "陆晓岚", zjhm: "310115199203074215" },
  { xm: "顾明远", zjhm: "31011519881102345X" },
] as const;

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

function payrollOf(companyId: number, tab: string): string {
  const search = new URLSearchParams({ companyId: String(companyId), kjnd: "2026", kjqj: "10", tab });
  return `/accountCenter/salary/detail?${search}`;
}

/** A company of its own, with people who are employed for years. */
async function companyWith(name: string, people: readonly object[]): Promise<number> {
  const { companyId } = await addCompany(zhoumy, name);
  for (const person of people)
    await zhoumy.post("/api/fcp/web/salary/person/save", {
      ...PERIOD,
      companyId,
      rzrq: "2020-03-01",
      ...person,
    });
  return companyId;
}

test("somebody is taken on, paid by a new sheet, and can no longer be deleted", async ({ page, signIn }) => {
  const companyId = await companyWith("上海薪酬人员有限公司", [PEOPLE[1]]);
  await signIn("zhoumy", payrollOf(companyId, "persons"));
  await button(page, "新增人员").click();
  const adding = page.getByRole("dialog", { name: "新增人员" });
  await adding.getByLabel("姓名").fill(PEOPLE[0].xm);
  await adding.getByLabel("证件号码").fill("310115199203074210");
  await adding.getByLabel("任职受雇从业日期").click();
  await adding.getByRole("textbox", { name: "任职受雇从业日期" }).fill("2026-03-01");
  await page.keyboard.press("Enter");
  await adding.getByRole("button", { name: "保存" }).click();
  await expect(adding.getByText("身份证号码不正确，请核对后重新填写")).toBeVisible();
  await adding.getByLabel("证件号码").fill(PEOPLE[0].zjhm);
  await adding.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");
  await expect(page.getByRole("row").filter({ hasText: PEOPLE[0].xm })).toBeVisible();

  await page.getByRole("tab", { name: "薪酬表" }).click();
  await button(page, "新建薪酬表").click();
  const starting = page.getByRole("dialog", { name: "新建薪酬表" });
  await expect(starting.getByText(PEOPLE[1].xm)).toBeVisible();
  await starting.getByRole("button", { name: "新建" }).click();
  await toast(page, "已新建");
  const sheet = page.getByRole("row").filter({ hasText: "正常工资薪金" });
  await sheet.getByRole("button", { name: "明细" }).click();
  await expect(page.getByRole("grid").getByRole("row").filter({ hasText: PEOPLE[0].xm })).toBeVisible();

  await page.getByRole("tab", { name: "人员", exact: true }).click();
  const person = page.getByRole("row").filter({ hasText: PEOPLE[0].xm });
  await person.getByRole("button", { name: "删除" }).click();
  await expect(page.getByText(`${PEOPLE[0].xm}已有 1 条薪酬明细，不能删除，可将其设为离职`)).toBeVisible();
  await person.getByRole("button", { name: "编辑" }).click();
  const editing = page.getByRole("dialog", { name: `编辑「${PEOPLE[0].xm}」` });
  await editing.getByLabel("职务").fill("出纳");
  await editing.getByRole("button", { name: "保存" }).click();
  await toast(page, "已保存");
  await expect(person).toContainText("出纳");
});

test("claims come by file and lower the tax; deleted, they no longer do", async ({ page, signIn }) => {
  const companyId = await companyWith("上海薪酬扣除有限公司", [PEOPLE[0]]);
  await signIn("zhoumy", payrollOf(companyId, "deductions"));
  const template = page.waitForEvent("download");
  await button(page, "下载导入模板").click();
  const row = {
    姓名: PEOPLE[0].xm,
    证件号码: PEOPLE[0].zjhm,
    扣除项目: "住房贷款利息",
    扣除期间起: "2026-01",
  };
  const workbook = await fillTemplate(await template, [row, { ...row, 姓名: "张三" }]);
  const chosen = page.waitForEvent("filechooser");
  await button(page, "导入").click();
  await (
    await chosen
  ).setFiles({ name: "导入.xlsx", mimeType: "application/octet-stream", buffer: workbook });
  await expect(page.getByText("1 条成功，1 条失败，失败原因见文件").first()).toBeVisible();
  const claim = page.getByRole("row").filter({ hasText: "住房贷款利息" });
  await expect(claim).toContainText("1,000.00");
  await claim.getByRole("checkbox").check();
  await button(page, "删除").click();
  await question(page, "确定删除所选的 1 条专项附加扣除").getByRole("button", { name: "删除" }).click();
  await toast(page, "已删除 1 条");
  await expect(claim).toBeHidden();
});
