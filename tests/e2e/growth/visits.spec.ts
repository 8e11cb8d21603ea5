import type { Locator } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { goTo } from "../app/go-to.ts";
import { choose, question, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { findUser } from "../app/users.ts";

const SCREEN = "/achievement/customer/record";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

const ask = async (path: string, body: object): Promise<unknown> => {
  const { code, message, result } = await colleague.post(`/api/fcp/web/increase${path}`, body);
  if (code !== "0") throw new Error(`${path}: ${message}`);
  return result;
};

interface Plan {
  readonly status: number;
  readonly planTime: string;
  readonly originalTime: string | null;
  readonly cancelReason: string | null;
}

async function findPlan(qyId: number): Promise<Plan | undefined> {
  const { list } = (await ask("/plan/list", { pageNum: 1, pageSize: 10, qyId })) as { list: Plan[] };
  return list[0];
}

async function addPlan(qyId: number, title: string): Promise<void> {
  const userId = (await findUser(colleague, "chenjie"))?.id;
  await ask("/plan/addPlan", {
    qyId,
    title,
    planTime: "2027-06-01 10:00:00",
    method: "onSite",
    purpose: "care",
    userId,
  });
}

async function typeTime(within: Locator, label: string, time: string): Promise<void> {
  await within.getByLabel(label).click();
  await within.getByRole("textbox", { name: label, exact: true }).fill(time);
  await within.page().keyboard.press("Enter");
}

test("a visit is planned, put off, and finished by what is written down about it", async ({
  page,
  signIn,
}) => {
  const name = "上海拜访商贸有限公司";
  const { companyId } = await addCompany(colleague, name);
  await signIn("chenjie", SCREEN);
  await page.getByRole("button", { name: "新增计划" }).click();
  const plan = page.getByRole("dialog", { name: "新增拜访计划" });
  await choose(plan, "客户", new RegExp(`^${name}`), name);
  await plan.getByLabel("拜访主题").fill("年度服务沟通");
  await typeTime(plan, "计划拜访时间", "2027-06-01 10:00");
  await choose(plan, "拜访目的", "客户关怀");
  await choose(plan, "拜访方式", "上门拜访");
  await plan.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");
  await page.getByRole("textbox", { name: "关键字" }).fill(name);
  await page.getByRole("textbox", { name: "关键字" }).press("Enter");
  const row = page.getByRole("row").filter({ hasText: "年度服务沟通" }).filter({ hasText: name });
  await startMore(row, "延期");
  const extend = page.getByRole("dialog", { name: "「年度服务沟通」延期" });
  await typeTime(extend, "新的拜访时间", "2027-06-08 10:00");
  await extend.getByLabel("延期原因").fill("客户出差");
  await extend.getByRole("button", { name: "延期" }).click();
  await toast(page, "已延期");
  expect(await findPlan(companyId)).toMatchObject({
    planTime: "2027-06-08 10:00:00",
    originalTime: "2027-06-01 10:00:00",
  });

  await row.getByRole("button", { name: "填写记录" }).click();
  const record = page.getByRole("dialog", { name: "填写「年度服务沟通」的拜访记录" });
  await expect(record.getByLabel("拜访主题")).toHaveValue("年度服务沟通");
  await typeTime(record, "拜访时间", "2026-11-01 10:00");
  await record.getByLabel("拜访对象").fill("王经理");
  await record.getByLabel("沟通内容").fill("客户认可服务");
  await choose(record, "拜访结果", "达成目的");
  await record.getByRole("button", { name: "保存" }).click();
  await toast(page, "已填写，拜访计划已完成");
  expect(await findPlan(companyId)).toMatchObject({ status: 3 });
  await expect(row.getByRole("button", { name: "编辑" })).toBeHidden();
  await startMore(row, "删除");
  await expect(page.getByText("拜访计划“年度服务沟通”已填写 1 条拜访记录，请先删除拜访记录")).toBeVisible();

  await page.getByRole("tab", { name: "拜访记录" }).click();
  // Until the tab has changed it is the other one's, which then goes out of sight.
  await expect(page.getByRole("textbox", { name: "关键字" })).toHaveValue("");
  await page.getByRole("textbox", { name: "关键字" }).fill(name);
  await page.getByRole("textbox", { name: "关键字" }).press("Enter");
  const visit = page.getByRole("row").filter({ hasText: name });
  await startMore(visit, "删除");
  await question(page, /删除后，对应的拜访计划将恢复为待拜访/)
    .getByRole("button", { name: "删除" })
    .click();
  await toast(page, "已删除");
  expect(await findPlan(companyId)).toMatchObject({ status: 1 });
});

test("the plans of a month stand on their days, and are worked on there; a recommended client gets a plan, and whoever has one already is asked about", async ({
  page,
  signIn,
}) => {
  const name = "上海月历商贸有限公司";
  const { companyId } = await addCompany(colleague, name);
  await addPlan(companyId, "月历拜访");
  await signIn("chenjie", `${SCREEN}?plans.view=calendar&plans.f.keyword=${encodeURIComponent(name)}`);
  await expect(page.getByText("计划拜访时间")).toBeHidden();
  const day = (date: string) => page.getByRole("button", { name: new RegExp(`^${date} `) });
  const next = page.getByRole("button", { name: "下个月" });
  while (!(await page.getByRole("heading", { name: "2027年6月" }).isVisible())) await next.click();
  await expect(day("6月1日")).toHaveAccessibleName("6月1日 星期二，1 条");
  await expect(day("6月1日")).toContainText("10:00 月历拜访 上海月历商贸有限公司");
  const card = page.getByRole("region", { name: "6月1日 星期二" }).getByRole("listitem");
  await startMore(card, "取消计划");
  const cancel = page.getByRole("dialog", { name: "取消拜访计划「月历拜访」" });
  await cancel.getByRole("button", { name: "取消计划" }).click();
  await expect(cancel.getByLabel("取消原因")).toHaveAccessibleDescription(/请输入/);
  await cancel.getByLabel("取消原因").fill("客户改为电话沟通");
  await cancel.getByRole("button", { name: "取消计划" }).click();
  await toast(page, "已取消");
  await expect(card).toContainText("已取消");
  expect(await findPlan(companyId)).toMatchObject({ status: 4, cancelReason: "客户改为电话沟通" });

  await day("6月1日").focus();
  await page.keyboard.press("ArrowDown");
  await expect(day("6月8日")).toBeFocused();
  await expect(page.getByText("这一天没有拜访计划")).toBeVisible();
  await page.getByRole("tab", { name: /^待拜访/ }).click();
  await expect(day("6月1日")).toHaveAccessibleName("6月1日 星期二，0 条");

  await test.step("a plan that was cancelled is taken up again", async () => {
    await page.getByRole("tab", { name: /^已取消/ }).click();
    await expect(day("6月1日")).toHaveAccessibleName("6月1日 星期二，1 条");
    await day("6月1日").click();
    await card.getByRole("button", { name: "恢复" }).click();
    await question(page, "确定恢复拜访计划「月历拜访」？").getByRole("button", { name: "恢复" }).click();
    await toast(page, "已恢复");
    expect(await findPlan(companyId)).toMatchObject({ status: 1, cancelReason: null });
    await page.getByRole("tab", { name: /^待拜访/ }).click();
    await expect(day("6月1日")).toHaveAccessibleName("6月1日 星期二，1 条");
  });

  await test.step("a recommended client gets a plan, and one that has a plan already is asked about", async () => {
    await goTo(page, "/achievement/customer/recommend");
    const recommended = page
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: "制定计划" }) })
      .first();
    const client = await recommended.getByRole("cell").first().getByRole("button").innerText();
    const { list } = (await ask("/recommend/companyList", { pageNum: 1, pageSize: 10, keyword: client })) as {
      list: { qyId: number }[];
    };
    await addPlan(list[0]?.qyId ?? 0, "已有的拜访");
    await recommended.getByRole("button", { name: "制定计划" }).click();
    await question(page, new RegExp(`「${client}」已有 .* 的拜访计划，仍要新增？`))
      .getByRole("button", { name: "新增" })
      .click();
    const plan = page.getByRole("dialog", { name: "新增拜访计划" });
    await expect(plan.getByTitle(client)).toBeVisible();
    await plan.getByLabel("拜访主题").fill("推荐后的拜访");
    await typeTime(plan, "计划拜访时间", "2027-07-01 10:00");
    await choose(plan, "拜访目的", "客户关怀");
    await choose(plan, "拜访方式", "上门拜访");
    await plan.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增拜访计划");
    await expect
      .poll(async () => {
        const { list: plans } = (await ask("/plan/list", {
          pageNum: 1,
          pageSize: 10,
          keyword: "推荐后的拜访",
        })) as { list: { companyName: string }[] };
        return plans.map(({ companyName }) => companyName);
      })
      .toEqual([client]);
  });
});
