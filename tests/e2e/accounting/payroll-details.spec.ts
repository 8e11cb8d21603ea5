import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, question, toast } from "../app/list-screen.ts";
import { companyWith, importRows, PEOPLE, payrollOf } from "../app/payroll.ts";
import { expect, test } from "../app/test.ts";

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

/** The sets that are written by hand: what is filled in, what the row says of it, a change and what the row says then. */
const WRITTEN = [
  {
    title: "外籍人员工资",
    tab: "外籍人员",
    filled: { 境内支付工资: "30000", 境内工作天数: "31", 本年累计境内居住天数: "80" },
    shown: "30,000.00",
    changed: ["境内工作天数", "15.5", "15,000.00"],
  },
  {
    title: "减免税",
    tab: "减免税",
    chosen: ["减免事项", "残疾、孤老、烈属减征"],
    filled: { 本期减免税额: "60" },
    shown: "60.00",
    changed: ["本期减免税额", "88.5", "88.50"],
  },
  {
    title: "个人所得",
    tab: "其他所得",
    chosen: ["所得项目", "财产转让所得"],
    filled: { 收入: "10000", 财产原值及合理费用: "4000" },
    shown: "1,200.00",
    changed: ["财产原值及合理费用", "5000", "1,000.00"],
  },
] as const;

test("deductions come by their file, with what is wrong said, and are deleted; what is written by hand is corrected, and the tax on it follows", async ({
  page,
  signIn,
}) => {
  const companyId = await companyWith(zhoumy, "上海薪酬扣除有限公司", [PEOPLE[0]]);
  await signIn("zhoumy", payrollOf(companyId, "deductions"));
  const row = page.getByRole("row").filter({ hasText: PEOPLE[0].xm });

  await test.step("专项附加扣除", async () => {
    const known = {
      姓名: PEOPLE[0].xm,
      证件号码: PEOPLE[0].zjhm,
      扣除项目: "住房贷款利息",
      扣除期间起: "2026-01",
    };
    await importRows(page, "专项附加扣除", [known, { ...known, 姓名: "张三" }]);
    await expect(page.getByText("1 条成功，1 条失败，失败原因见文件").first()).toBeVisible();
    for (const value of ["住房贷款利息", "1,000.00"]) await expect(row).toContainText(value);
    await row.getByRole("checkbox").check();
    await button(page, "删除").click();
    await question(page, "确定删除所选的 1 条专项附加扣除").getByRole("button", { name: "删除" }).click();
    await toast(page, "已删除 1 条");
    await expect(row).toBeHidden();
  });

  for (const written of WRITTEN) {
    const { title, tab, filled, shown } = written;
    await test.step(title, async () => {
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await button(page, "新增").click();
      const adding = page.getByRole("dialog", { name: `新增${title}` });
      await choose(adding, "人员", PEOPLE[0].xm);
      if ("chosen" in written) await choose(adding, written.chosen[0], written.chosen[1]);
      for (const [label, value] of Object.entries(filled))
        await adding.getByRole("textbox", { name: label, exact: true }).fill(value);
      await adding.getByRole("button", { name: "保存" }).click();
      await expect(adding).toBeHidden();
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
});
