import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, findCompany } from "../app/companies.ts";
import { toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const MONTHLY = "06";
const SEARCH = new URLSearchParams({ tab: "active", "f.companyName": "上海批改" });

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "chenjie");
});

test("several clients get another filing frequency at once, and keep the rest", async ({ page, signIn }) => {
  const names = ["上海批改一有限公司", "上海批改二有限公司"];
  for (const name of names) await addCompany(colleague, name);
  const before = await Promise.all(names.map((name) => findCompany(colleague, name)));
  await signIn("chenjie", `/customer/index?${SEARCH}`);
  for (const name of names)
    await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "批量修改" }).click();
  const dialog = page.getByRole("dialog", { name: "批量修改所选的 2 项" });
  await dialog.getByRole("button", { name: "修改", exact: true }).click();
  await expect(dialog.getByText("请至少修改一项")).toBeVisible();

  await dialog.getByRole("combobox", { name: "纳税期限" }).click({ force: true });
  await page.getByTitle("按月").last().click();
  await expect(dialog.getByText("请至少修改一项")).toBeHidden();
  await dialog.getByRole("button", { name: "修改", exact: true }).click();
  await toast(page, "已修改 2 项");
  await expect(dialog).toBeHidden();
  for (const [at, name] of names.entries()) {
    const { taxlayerType, industry, provinceId } = before[at] ?? {};
    const changed = { nsqxdm: MONTHLY, taxlayerType, industry, provinceId };
    await expect.poll(() => findCompany(colleague, name)).toMatchObject(changed);
  }
});
