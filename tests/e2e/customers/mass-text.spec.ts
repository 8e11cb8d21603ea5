import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, companyRow, type Company, resultOf } from "../app/companies.ts";
import { filtered, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function addContact({ companyId }: Company): Promise<void> {
  const contact = { qyid: companyId, name: "周到", phone: "13612345678" };
  await resultOf(colleague.post("/api/fcp/web/customerProfile/contact/save", contact));
}

test("a text from a template goes to the ticked clients; who has no phone is named before and after", async ({
  page,
  signIn,
}) => {
  const [reached, silent] = ["上海群发一有限公司", "上海群发二有限公司"] as const;
  await addContact(await addCompany(colleague, reached));
  await addCompany(colleague, silent);
  const template = { name: "催收资料", content: "{联系人}您好，请尽快提供{客户名称}上月的发票和流水。" };
  await resultOf(colleague.post("/api/fcp/web/massText/template/add", template));
  await signIn("zhoumy", filtered("/customer/index", "companyName", "上海群发"));
  for (const name of [reached, silent]) await companyRow(page, name).getByRole("checkbox").check();
  await page.getByRole("button", { name: "群发短信", exact: true }).first().click();
  const form = page.getByRole("dialog", { name: "群发短信：1 个客户可以收到" });
  await expect(form.getByRole("row").filter({ hasText: silent })).toContainText("没有可用的手机号");

  await form.getByRole("button", { name: "套用模板" }).click();
  const templates = page.getByRole("dialog", { name: "短信模板" });
  await templates.getByRole("button", { name: template.name }).click();
  await expect(templates).toBeHidden();
  await expect(form.getByRole("textbox", { name: "短信内容" })).toHaveValue(template.content);
  await form.getByRole("button", { name: "存为模板" }).click();
  const keep = page.getByRole("dialog", { name: "存为模板" });
  await keep.getByRole("textbox", { name: "模板名称" }).fill("月初提醒");
  await keep.getByRole("button", { name: "保存" }).click();
  await toast(page, "已存为模板");

  await form.getByRole("button", { name: "发送" }).click();
  const result = page.getByRole("dialog", { name: "群发短信结果" });
  await expect(result.getByRole("row").filter({ hasText: silent })).toContainText("没有可用的手机号");
  await expect(result.getByRole("row").filter({ hasText: reached })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "任务", exact: true }).click();
  await expect(page.getByRole("list", { name: "任务" })).toContainText(
    `已发送 1 个客户，1 个未发送：「${silent}」没有可用的手机号`,
  );
});
