import { type Api, signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { expect, test } from "../app/test.ts";
import { dialogOf } from "./verify-account-page.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("who has nobody to scan for is told nothing; an agent signs in by code; the password of a phone is changed by one", async ({
  page,
  signIn,
}) => {
  const { companyId } = await addCompany(colleague, "上海代理业务商贸有限公司");
  const answered = page.waitForResponse("**/queryAppScanAccountAndLabelList**");
  await signIn("zhoumy", `/customer/detail?companyId=${companyId}&tab=tax`);
  expect(await (await answered).json()).toMatchObject({ code: "104" });
  const people = page.getByRole("region", { name: "个税账号" });
  await expect(people.getByRole("table")).toBeVisible();
  await expect(page.getByText("还没有可以扫码登录的账号")).toBeHidden();

  await test.step("an agent who signs in by code stands in the list", async () => {
    await page.getByRole("button", { name: "代理业务登录" }).click();
    const dialog = dialogOf(page, "代理业务登录");
    await dialog.getByRole("textbox", { name: "手机号" }).fill("13902010001");
    await dialog.getByRole("button", { name: "发送验证码" }).click();
    await dialog.getByRole("textbox", { name: "验证码" }).fill("000000");
    await dialog.getByRole("button", { name: "登录" }).click();
    await expect(dialog.getByRole("alert")).toContainText("验证码错误，还可再试 4 次");
    await dialog.getByRole("textbox", { name: "验证码" }).fill("010001");
    await dialog.getByRole("button", { name: "登录" }).click();
    await expect(dialog).toBeHidden();
    await expect(people.getByRole("row", { name: /139\*\*\*\*0001/ })).toBeVisible();
  });

  for (const before of ["还没有保存个税密码", "保存过个税密码"]) {
    await test.step(`a password is typed twice and changed by a code: ${before}`, async () => {
      const change = page.getByRole("button", { name: "修改个税密码" });
      await change.click();
      const dialog = dialogOf(page, "修改个税密码");
      await dialog.getByRole("textbox", { name: "手机号" }).fill("13902010002");
      await dialog.getByRole("button", { name: "下一步" }).click();
      await expect(dialog.getByText(before)).toBeVisible();
      await dialog.getByRole("button", { name: "发送验证码" }).click();
      await dialog.getByRole("textbox", { name: "验证码" }).fill("010002");
      await dialog.getByRole("textbox", { name: "新密码", exact: true }).fill("NewPass#26");
      await dialog.getByRole("textbox", { name: "确认新密码" }).fill("NewPass#27");
      await dialog.getByRole("button", { name: "修改密码" }).click();
      await expect(dialog.getByText("两次输入的密码不一致")).toBeVisible();
      await dialog.getByRole("textbox", { name: "确认新密码" }).fill("NewPass#26");
      await dialog.getByRole("button", { name: "修改密码" }).click();
      await expect(dialog).toBeHidden();
      await expect(change).toHaveAttribute("aria-busy", "false");
    });
  }
});
