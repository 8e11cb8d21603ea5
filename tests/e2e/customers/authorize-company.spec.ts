import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, dispatchTo } from "../app/companies.ts";
import { button, choose, dataRows, question, rowOf, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/companyCenter/authorizeCompany";
const DELEGATIONS = "/api/fintax/application/dz/delegation/page";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

interface Delegation {
  readonly companyName: string;
  readonly deputeStatus: number;
  readonly agentName: string;
  readonly cancelReason: string | null;
}

async function delegationOf(keyword: string): Promise<Delegation | undefined> {
  const { result } = await colleague.post(DELEGATIONS, { pageNum: 1, pageSize: 10, keyword });
  return (result as { list: readonly Delegation[] }).list[0];
}

test("a client is delegated, and the bureau answers by itself", async ({ page, signIn }) => {
  const company = await addCompany(colleague, "上海委托办税商贸有限公司");
  await signIn("chenjie", `${SCREEN}?delegations.f.keyword=${encodeURIComponent(company.companyName)}`);
  await button(page, "新增委托").click();
  const adding = page.getByRole("dialog", { name: "新增委托" });
  await choose(adding, "企业", new RegExp(company.companyName), "委托办税");
  await choose(adding, "受托办税员", /^孙丽/, "孙");
  await choose(adding, "委托范围", "纳税申报");
  await adding.getByRole("button", { name: "提交" }).click();
  await toast(page, "已向税务机关提交 1 家企业的委托");
  const row = page.getByRole("row").filter({ hasText: company.companyName });
  await expect(row).toContainText("孙丽");
  await expect.poll(async () => (await delegationOf(company.companyName))?.deputeStatus).not.toBe(5);
  const decided = await delegationOf(company.companyName);
  await expect(row).toContainText(decided?.deputeStatus === 2 ? "已授权" : "未授权");

  await row.getByRole("button", { name: "详情", exact: true }).click();
  const detail = page.getByRole("dialog", { name: company.companyName });
  await expect(detail.getByText("发起委托").first()).toBeVisible();
});

test("an authorised delegation is ended on a later day, taken back, and stands among the ended ones meanwhile", async ({
  page,
  signIn,
}) => {
  const { result } = await colleague.post(DELEGATIONS, { pageNum: 1, pageSize: 10, deputeStatus: [1] });
  const [waiting] = (result as { list: readonly Delegation[] }).list;
  if (!waiting) throw new Error("no delegation waits for its day");
  await signIn("chenjie", `${SCREEN}?delegations.f.keyword=${encodeURIComponent(waiting.companyName)}`);
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

test("the staff of a client are set, and one of them is taken away", async ({ page, signIn }) => {
  const company = await addCompany(colleague, "上海员工授权商贸有限公司");
  await dispatchTo(colleague, company, "sunli");
  await signIn(
    "chenjie",
    `${SCREEN}?tab=grants&grants.f.companyName=${encodeURIComponent(company.companyName)}`,
  );
  const first = page.getByRole("row").filter({ hasText: "孙丽" });
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

test("客户信息 shows the clients by the address of the menu", async ({ page, signIn }) => {
  await signIn("chenjie", "/companyCenter/customer");
  await expect(dataRows(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "新增客户" })).toBeVisible();
});
