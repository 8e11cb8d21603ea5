import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, dispatchTo } from "../app/companies.ts";
import { button, choose, dataRows, question, rowOf, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const DELEGATIONS = "/api/fintax/application/dz/delegation/page";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

interface Delegation {
  readonly companyName: string;
  readonly deputeStatus: number;
}

async function findDelegation(filters: object): Promise<Delegation | undefined> {
  const { result } = await colleague.post(DELEGATIONS, { pageNum: 1, pageSize: 10, ...filters });
  return (result as { list: readonly Delegation[] }).list[0];
}

test("a client is delegated, and the bureau answers by itself; an application is taken back; the staff of a client are set", async ({
  page,
  signIn,
}) => {
  const company = await addCompany(colleague, "上海委托办税商贸有限公司");
  await dispatchTo(colleague, company, "sunli");
  const waiting = await findDelegation({ deputeStatus: [1] });
  if (!waiting) throw new Error("no delegation waits for its day");
  const keyword = encodeURIComponent(company.companyName);
  await signIn("chenjie", `/companyCenter/authorizeCompany?delegations.f.keyword=${keyword}`);

  await test.step("a client is delegated", async () => {
    await button(page, "新增委托").click();
    const adding = page.getByRole("dialog", { name: "新增委托" });
    await choose(adding, "企业", new RegExp(company.companyName), "委托办税");
    await choose(adding, "受托办税员", /^孙丽/, "孙");
    await choose(adding, "委托范围", "纳税申报");
    await adding.getByRole("button", { name: "提交" }).click();
    await toast(page, "已向税务机关提交 1 家企业的委托");
    const row = page.getByRole("row").filter({ hasText: company.companyName });
    await expect(row).toContainText("孙丽");
    const decision = async () => (await findDelegation({ keyword: company.companyName }))?.deputeStatus;
    await expect.poll(decision).not.toBe(5);
    await expect(row).toContainText((await decision()) === 2 ? "已授权" : "未授权");
    await row.getByRole("button", { name: "详情", exact: true }).click();
    const detail = page.getByRole("dialog", { name: company.companyName });
    await expect(detail.getByText("发起委托").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(detail).toBeHidden();
  });

  await test.step("an application that waits is taken back, and stands among the records", async () => {
    await page.getByRole("textbox", { name: "企业名称、编码或税号" }).fill(waiting.companyName);
    await page.getByRole("textbox", { name: "企业名称、编码或税号" }).press("Enter");
    const row = page.getByRole("row").filter({ hasText: waiting.companyName });
    await row.getByRole("button", { name: "撤回申请" }).click();
    await question(page, /确定撤回/)
      .getByRole("button", { name: "撤回申请" })
      .click();
    await toast(page, "已撤回 1 家企业的申请");
    await expect(row).toContainText("未授权");
    await page.getByRole("tab", { name: "操作记录" }).click();
    await expect(dataRows(page).first()).toContainText("撤回申请");
  });

  await test.step("the staff of a client are set, and one of them is taken away", async () => {
    await page.getByRole("tab", { name: "员工授权" }).click();
    await page.getByRole("textbox", { name: "客户名称" }).fill(company.companyName);
    await page.getByRole("textbox", { name: "客户名称" }).press("Enter");
    const first = page.getByRole("row").filter({ hasText: company.companyName }).filter({ hasText: "孙丽" });
    await first.getByRole("button", { name: "调整负责人" }).click();
    const setting = page.getByRole("dialog", { name: `调整「${company.companyName}」的负责人` });
    await choose(setting, "负责人", /^赵敏/, "赵");
    await setting.getByRole("button", { name: "保存" }).click();
    await toast(page, "已调整");
    await expect(rowOf(page, "赵敏")).toBeVisible();
    await startMore(first, "取消授权");
    await question(page, /确定取消「孙丽」/)
      .getByRole("button", { name: "取消授权" })
      .click();
    await toast(page, "已取消 1 项授权");
    await expect(first).toHaveCount(0);
    await expect(rowOf(page, "赵敏")).toBeVisible();
  });
});
