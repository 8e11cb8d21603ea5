import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, question, toast } from "../app/list-screen.ts";
import { companyWith, importRows, PEOPLE, payrollOf } from "../app/payroll.ts";
import { expect, test } from "../app/test.ts";

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

/** The sets that come by file: a row of the file, and what stands in the list afterwards. */
const SETS = [
  {
    title: "专项附加扣除",
    tab: "deductions",
    row: { 扣除项目: "住房贷款利息", 扣除期间起: "2026-01" },
    shown: ["住房贷款利息", "1,000.00"],
  },
  { title: "累计扣除", tab: "cumulative", row: { 累计收入: 100_000 }, shown: ["100,000.00"] },
  // 5,000 less a fifth, and a fifth of that.
  { title: "劳务报酬", tab: "labour", row: { 本期收入: 5_000 }, shown: ["5,000.00", "800.00"] },
  { title: "全年一次性奖金", tab: "bonus", row: { 本期收入: 20_000 }, shown: ["20,000.00", "600.00"] },
  {
    title: "多处所得",
    tab: "others",
    row: { 其他扣缴单位: "上海别处有限公司", 其他单位收入: 9_000 },
    shown: ["上海别处有限公司", "9,000.00"],
  },
  {
    title: "股权激励所得",
    tab: "stock",
    row: { 激励类型: "股票期权", 本期股权激励收入: 36_000 },
    shown: ["股票期权", "1,080.00"],
  },
] as const;

for (const { title, tab, row, shown } of SETS) {
  test(`${title} comes by its file, with what is wrong said, and is deleted`, async ({ page, signIn }) => {
    const companyId = await companyWith(zhoumy, `上海薪酬${title}有限公司`, [PEOPLE[0]]);
    await signIn("zhoumy", payrollOf(companyId, tab));
    const known = { 姓名: PEOPLE[0].xm, 证件号码: PEOPLE[0].zjhm, ...row };
    await importRows(page, [known, { ...known, 姓名: "张三" }]);
    await expect(page.getByText("1 条成功，1 条失败，失败原因见文件").first()).toBeVisible();
    const imported = page.getByRole("row").filter({ hasText: PEOPLE[0].xm });
    for (const value of shown) await expect(imported).toContainText(value);
    await imported.getByRole("checkbox").check();
    await button(page, "删除").click();
    await question(page, `确定删除所选的 1 条${title}`).getByRole("button", { name: "删除" }).click();
    await toast(page, "已删除 1 条");
    await expect(imported).toBeHidden();
  });
}

/** The sets that are written by hand: what is filled in, what the row says of it, a change and what the row says then. */
const WRITTEN = [
  {
    title: "外籍人员工资",
    tab: "foreign",
    filled: { 境内支付工资: "30000", 境内工作天数: "31", 本年累计境内居住天数: "80" },
    shown: "30,000.00",
    changed: ["境内工作天数", "15.5", "15,000.00"],
  },
  {
    title: "减免税",
    tab: "relief",
    chosen: ["减免事项", "残疾、孤老、烈属减征"],
    filled: { 本期减免税额: "60" },
    shown: "60.00",
    changed: ["本期减免税额", "88.5", "88.50"],
  },
  {
    title: "个人所得",
    tab: "personalIncome",
    chosen: ["所得项目", "财产转让所得"],
    filled: { 收入: "10000", 财产原值及合理费用: "4000" },
    shown: "1,200.00",
    changed: ["财产原值及合理费用", "5000", "1,000.00"],
  },
] as const;

for (const written of WRITTEN) {
  const { title, tab, filled, shown } = written;
  test(`${title} is written down and corrected, and the tax on it follows`, async ({ page, signIn }) => {
    const companyId = await companyWith(zhoumy, `上海薪酬${title}有限公司`, [PEOPLE[0]]);
    await signIn("zhoumy", payrollOf(companyId, tab));
    await button(page, "新增").click();
    const adding = page.getByRole("dialog", { name: `新增${title}` });
    await choose(adding, "人员", PEOPLE[0].xm);
    if ("chosen" in written) await choose(adding, written.chosen[0], written.chosen[1]);
    for (const [label, value] of Object.entries(filled))
      await adding.getByRole("textbox", { name: label, exact: true }).fill(value);
    await adding.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增");
    const row = page.getByRole("row").filter({ hasText: PEOPLE[0].xm });
    await expect(row).toContainText(shown);

    await row.getByRole("button", { name: "编辑" }).click();
    const editing = page.getByRole("dialog", { name: `编辑「${PEOPLE[0].xm}」的${title}` });
    const [label, value, after] = written.changed;
    await editing.getByRole("textbox", { name: label, exact: true }).fill(value);
    await editing.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect(row).toContainText(after);
  });
}
