import type { Browser, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, type Company, resultOf } from "../app/companies.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const PROFILE = "/api/fcp/web/customerProfile";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

/** The client's page in a browser of the account's own. */
async function openClient(
  browser: Browser,
  address: string,
  account: string,
  { companyId }: Company,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    storageState: await newSession(address, account),
  });
  const page = await context.newPage();
  await page.goto(`/customer/detail?companyId=${companyId}`);
  return page;
}

async function startEditing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "编辑客户" }).click();
  await expect(page.getByRole("textbox", { name: "从业人数" })).toBeVisible();
}

const save = async (page: Page) => await page.getByRole("button", { name: "保存", exact: true }).click();
const business = async ({ companyId }: Company) =>
  await resultOf<Record<string, unknown>>(colleague.get(`${PROFILE}/business/query?qyid=${companyId}`));

test("two people open one client: the second save undoes nothing, and is merged by keyboard; a fee agreed on meanwhile stays", async ({
  app,
  browser,
}) => {
  const company = await addCompany(colleague, "上海并行编辑有限公司");
  await resultOf(
    colleague.post(`${PROFILE}/business/update`, {
      qyid: company.companyId,
      personCount: 16,
      legalPersonPhone: "13812345678",
    }),
  );
  const first = await openClient(browser, app.address, "zhoumy", company);
  const second = await openClient(browser, app.address, "zhoumy", company);
  await startEditing(first);
  await startEditing(second);
  await first.getByRole("textbox", { name: "从业人数" }).fill("123");
  await first.getByRole("textbox", { name: "注册地址" }).fill("浦东新区一号");
  await save(first);
  await expect(first.getByText("已保存")).toBeVisible();

  await second.getByRole("textbox", { name: "从业人数" }).fill("18");
  await second.getByRole("textbox", { name: "经营范围" }).fill("财税咨询");
  const requests: string[] = [];
  second.on("request", (request) => {
    if (request.url().includes("business/update")) requests.push(request.postData() ?? "");
  });
  await save(second);
  const dialog = second.getByRole("dialog", { name: /已被他人修改/ });
  await expect(dialog.getByRole("row")).toHaveText([/^字段/, /从业人数.*18.*123/, /注册地址.*浦东新区一号/]);
  await expect(dialog.getByText(/周明远于 .+ 保存了修改/)).toBeVisible();
  expect(await business(company)).toMatchObject({ personCount: 123 });
  await expect(dialog.getByRole("radio", { name: "注册地址：采用对方的" })).toBeChecked();

  // By keyboard alone: the choice is where the focus stands.
  await dialog.getByRole("radio", { name: "从业人数：保留我的" }).focus();
  await second.keyboard.press("Space");
  await dialog.getByRole("button", { name: "合并并保存" }).focus();
  await second.keyboard.press("Enter");
  await expect(second.getByText("已保存")).toBeVisible();
  expect(await business(company)).toMatchObject({
    personCount: 18,
    address: "浦东新区一号",
    businessScope: "财税咨询",
    legalPersonPhone: "138****5678",
  });
  expect(requests).toHaveLength(2);
  expect(requests.join()).not.toContain("*");
  await first.context().close();

  const url = `${PROFILE}/service`;
  const qyid = company.companyId;
  await resultOf(colleague.post(`${url}/update`, { qyid, serviceItems: ["bookkeeping"], monthFee: 888 }));
  await second.getByRole("tab", { name: "服务信息" }).click();
  await second.getByRole("button", { name: "编辑服务" }).click();
  const remark = second.getByRole("textbox", { name: "备注" });
  await expect(remark).toBeVisible();
  await resultOf(colleague.post(`${url}/update`, { qyid, serviceItems: ["bookkeeping"], monthFee: 700 }));
  await remark.fill("老客户");
  await save(second);
  const service = second.getByRole("dialog", { name: /服务合同.*已被他人修改/ });
  await service.getByRole("button", { name: "放弃我的修改，载入最新内容" }).click();
  await expect(second.getByRole("textbox", { name: /月服务费/ })).toHaveValue("700.00");
  await expect(second.getByRole("button", { name: "保存", exact: true })).toBeFocused();
  await second.keyboard.press("Escape");
  await expect(second.getByRole("dialog")).toHaveCount(0);
  expect(await resultOf(colleague.get(`${url}/query?qyid=${qyid}`))).toMatchObject({ monthFee: 700 });
  await second.context().close();
});
