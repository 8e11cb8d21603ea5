import { signInToApi } from "../app/api.ts";
import { addCompany, findCompany, freeTaxNumber } from "../app/companies.ts";
import { expect, test } from "../app/test.ts";

const NAME = "上海编码商贸有限公司";

test("a new client gets a code by 生成编码, which can be changed; one that is taken meanwhile is told at the field", async ({
  app,
  page,
  signIn,
}) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  await signIn("chenjie", "/customer/index");
  await page.getByRole("button", { name: "新增客户" }).click();
  const drawer = page.getByRole("dialog", { name: "新增客户" });
  await drawer.getByLabel("客户名称").fill(NAME);
  await drawer.getByLabel("纳税人识别号").fill(freeTaxNumber());
  const code = drawer.getByLabel("客户编码");
  const make = drawer.getByRole("button", { name: "生成编码" });
  await make.click();
  await expect(code).toHaveValue(/^[A-Z0-9-]+$/);
  await expect(make).toBeHidden();

  const taken = await code.inputValue();
  await addCompany(colleague, "上海先得商贸有限公司", { khbm: taken });
  await drawer.getByRole("button", { name: "保存" }).click();
  await expect(code).toHaveAccessibleDescription("客户编码与服务中的「上海先得商贸有限公司」重复");
  await expect(code).toBeFocused();

  await code.fill("");
  await make.click();
  await expect(code).toHaveValue(/^[A-Z0-9-]+$/);
  await expect(code).not.toHaveValue(taken);
  const mine = `${await code.inputValue()}-A`;
  await code.fill(mine);
  await drawer.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("已新增", { exact: true })).toBeVisible();
  await expect.poll(() => findCompany(colleague, NAME)).toMatchObject({ khbm: mine });
});
