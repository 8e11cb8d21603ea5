import { shortCompanyName } from "../../../src/expression/short-company-name.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, companyRow, dispatchTo, findCompany, resultOf } from "../app/companies.ts";
import { choose, filtered, rowOf, startMore } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const PROFILE = "/api/fcp/web/customerProfile";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});
const contactsOf = async (companyId: number) =>
  (
    await resultOf<{ list: readonly { id: number; name: string; phone: string; isCommon: boolean }[] }>(
      colleague.get(`${PROFILE}/contact/list?qyid=${companyId}&pageNum=1&pageSize=50`),
    )
  ).list;

test("the name in the list leads to the company, whose tabs stand in the address", async ({
  page,
  signIn,
}) => {
  const phone = "13712345678";
  const name = "上海详情商贸有限公司";
  const company = await addCompany(colleague, name, { legalPersonPhone: phone });
  await dispatchTo(colleague, company, "sunli");
  await signIn("chenjie", filtered("/customer/index", "companyName", name));
  await companyRow(page, name).getByRole("button", { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/detail\\?companyId=${company.companyId}`));
  const identity = page.getByRole("region", { name });
  await expect(identity.getByText(company.taxlayerNo)).toBeVisible();
  await expect(identity.getByText("小规模纳税人")).toBeVisible();
  await page.getByRole("tab", { name: "派工记录" }).click();
  await expect(page).toHaveURL(/tab=dispatch/);
  await expect(rowOf(page, "孙丽").getByRole("cell", { name: "周明远" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "派工记录" })).toHaveAttribute("aria-selected", "true");
  await expect(rowOf(page, "孙丽")).toBeVisible();

  await test.step("a masked phone is shown on request, and the log says who asked", async () => {
    await page.getByRole("tab", { name: "工商信息" }).click();
    const person = page.getByRole("region", { name: "法定代表人" });
    await expect(person.getByText("137****5678")).toBeVisible();
    await person.getByRole("button", { name: "查看完整内容" }).click();
    await expect(person.getByText(phone)).toBeVisible();
    await person.getByRole("button", { name: "隐藏完整内容" }).click();
    await expect(person.getByText("137****5678")).toBeVisible();
    await page.goto("/otherSetting/operationLog");
    const logged = page.getByRole("row").filter({ hasText: name }).filter({ hasText: "陈洁" });
    await expect(logged.first()).toBeVisible();
    await expect(logged.filter({ hasText: "查看" })).toHaveCount(1);
  });
});

test("each client has a tab with its short name; the neighbours are those of the list that it came from", async ({
  page,
  signIn,
}) => {
  const list = { pageSize: 20, sortField: "createTime", sortOrder: "desc", status: 1, authSelf: -1 };
  const names = async (pageNum: number) =>
    (
      await resultOf<{ list: readonly { companyName: string }[] }>(
        colleague.post("/api/fcp/web/company/list", { ...list, pageNum }),
      )
    ).list.map(({ companyName }) => companyName);
  const [first, second] = [await names(1), await names(2)];
  const [before, last, next] = [first.at(-2) ?? "", first.at(-1) ?? "", second[0] ?? ""];
  const identity = (name: string) => page.getByRole("region", { name, exact: true });
  const tabs = page.getByRole("tablist", { name: "已打开的页面" }).getByRole("tab");

  await signIn("zhoumy", "/customer/index");
  await companyRow(page, last).getByRole("button", { name: "详情" }).click();
  await expect(identity(last).getByText(/^20 \/ /)).toBeVisible();
  await page.getByRole("tab", { name: "财税信息" }).click();
  await page.reload();
  await identity(last).getByRole("button", { name: "下一家" }).click();
  await expect(identity(next).getByText(/^21 \/ /), "over the page").toBeVisible();
  await expect(page.getByRole("tab", { name: "财税信息" })).toHaveAttribute("aria-selected", "true");
  await expect(tabs, "in the same tab").toHaveCount(3);
  await expect(identity(next).getByRole("button", { name: "下一家" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(identity(last)).toBeVisible();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(identity(before)).toBeVisible();

  await tabs.filter({ hasText: "客户列表" }).click();
  await companyRow(page, last).getByRole("button", { name: "详情" }).click();
  await expect(identity(last)).toBeVisible();
  await expect(tabs, "another client, another tab").toHaveCount(4);
  await expect(tabs.nth(2)).toHaveAttribute("title", shortCompanyName(before));
  await tabs.nth(2).click();
  await expect(identity(before)).toBeVisible();
});

test("the company, its service and its contacts are edited where they are read", async ({ page, signIn }) => {
  const { companyId } = await addCompany(colleague, "上海改前商贸有限公司");
  await signIn("chenjie", `/customer/detail?companyId=${companyId}`);
  await page.getByRole("button", { name: "编辑客户" }).click();
  const drawer = page.getByRole("dialog", { name: "编辑客户" });
  await expect(drawer.getByLabel("客户名称")).toHaveValue("上海改前商贸有限公司");
  await drawer.getByLabel("客户名称").fill("上海改后商贸有限公司");
  await choose(drawer, "企业规模", "微型");
  await drawer.getByRole("button", { name: "保存" }).click();
  await expect(page.getByRole("region", { name: "上海改后商贸有限公司" })).toBeVisible();
  expect((await findCompany(colleague, "上海改后商贸有限公司"))?.companyId).toBe(companyId);

  await test.step("its service", async () => {
    await page.getByRole("tab", { name: "服务信息" }).click();
    await page.getByRole("button", { name: "编辑服务" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑服务" });
    await dialog.getByRole("checkbox", { name: "代理记账" }).check();
    await dialog.getByRole("checkbox", { name: "工商年报" }).check();
    await dialog.getByLabel("月服务费（元）").fill("1280.5");
    await dialog.getByRole("button", { name: "保存" }).click();
    const service = page.getByRole("region", { name: "服务合同" });
    await expect(service.getByText("代理记账、工商年报")).toBeVisible();
    await expect(service.getByText("1,280.50")).toBeVisible();
  });

  await test.step("contacts are added", async () => {
    await page.getByRole("tab", { name: "联系人" }).click();
    for (const [name, phone] of [
      ["李联系", "13612345678"],
      ["王联系", "13612349999"],
    ] as const) {
      await page.getByRole("button", { name: "新增联系人" }).click();
      const dialog = page.getByRole("dialog", { name: "新增联系人" });
      await dialog.getByLabel("姓名").fill(name);
      await dialog.getByLabel("手机号").fill(phone);
      await dialog.getByRole("button", { name: "保存" }).click();
      await expect(rowOf(page, name)).toBeVisible();
    }
  });

  await test.step("one is edited behind its mask, and made the common one", async () => {
    await rowOf(page, "王联系").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑联系人「王联系」" });
    await expect(dialog.getByLabel("手机号")).toHaveValue("136****9999");
    await dialog.getByLabel("职务").fill("财务经理");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "财务经理")).toBeVisible();
    const edited = (await contactsOf(companyId)).find(({ name }) => name === "王联系");
    const whole = { companyId, field: "contactPhone", contactId: edited?.id };
    expect((await colleague.post("/api/fcp/web/company/reveal", whole)).result).toBe("13612349999");
    await rowOf(page, "王联系").getByRole("button", { name: "设为常用" }).click();
    await expect(page.getByText("已设为常用联系人")).toBeVisible();
    await expect(rowOf(page, "王联系").getByRole("button", { name: "设为常用" })).toHaveCount(0);
    expect(await findCompany(colleague, "上海改后商贸有限公司")).toMatchObject({ lxrName: "王联系" });
  });

  await test.step("the other is deleted", async () => {
    await startMore(rowOf(page, "李联系"), "删除");
    await page
      .getByRole("dialog", { name: "确定删除联系人「李联系」？" })
      .getByRole("button", { name: "删除" })
      .click();
    await expect(rowOf(page, "李联系")).toBeHidden();
    expect((await contactsOf(companyId)).map(({ name }) => name)).toEqual(["王联系"]);
  });
});
