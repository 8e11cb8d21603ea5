import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import {
  accountSection,
  buttonIn,
  dialogOf,
  discard,
  openVerification,
  SENDING,
  submitAccount,
  textIn,
  typeCode,
  verify,
} from "./verify-account-page.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

const failure = (page: Page) => dialogOf(page).getByRole("alert");

async function unlock(page: Page): Promise<void> {
  await buttonIn(page, "解锁手机号").click();
  await page
    .getByRole("dialog", { name: /确定解锁手机号/ })
    .getByRole("button", { name: "解锁手机号" })
    .click();
}

test("what the bureau wants first is done here or there: a name confirmed, a phone unlocked, the authority of several companies named", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海多家企业商贸有限公司");
  await test.step("an unclear user name is to be settled at the bureau", async () => {
    await submitAccount(page, { phone: "13901012059" });
    await expect(dialogOf(page).getByText(/请登录税局确认用户名或修改默认密码/)).toBeFocused();
    await buttonIn(page, "重新验证").click();
    await expect(failure(page)).toHaveText("请登录电子税务局确认用户名或修改初始密码");
    await buttonIn(page, "上一步").click();
  });

  await test.step("a phone that the bureau does not unlock stays locked, and that is said", async () => {
    await submitAccount(page, { phone: "13901019014" });
    await expect(dialogOf(page).getByText("短信次数已达上限，请先解锁")).toBeFocused();
    await unlock(page);
    await expect(page.getByText("解锁失败，请联系主管税务机关")).toBeVisible();
    await buttonIn(page, "重新发送").click();
    await expect(failure(page)).toHaveText("短信次数已达上限，请先解锁");
    await buttonIn(page, "上一步").click();
  });

  await test.step("a locked phone is unlocked, and the code is sent again", async () => {
    await submitAccount(page, { phone: "13901019012" });
    await expect(dialogOf(page).getByText("连续接收失败，请检查SIM卡并解锁")).toBeFocused();
    await unlock(page);
    await expect(page.getByText("解锁成功，请重新下发任务")).toBeVisible();
    await buttonIn(page, "重新发送").click();
    await typeCode(page, "13901019012");
  });

  await test.step("of several companies with one tax number the service record names the authority", async () => {
    await verify(page);
    await submitAccount(page, { phone: "13901019013" });
    await expect(
      dialogOf(page).getByText("该税号匹配到多个企业，请在客户服务档案中选择主管税务机关"),
    ).toBeFocused();
    await buttonIn(page, "打开客户服务档案").click();
    await page.getByRole("button", { name: "编辑服务" }).click();
    const service = dialogOf(page, "编辑服务");
    await service.getByRole("checkbox").first().check();
    await service.getByRole("textbox", { name: "主管税务机关" }).fill("国家税务总局上海市徐汇区税务局");
    await service.getByRole("button", { name: "保存" }).click();
    await expect(service).toBeHidden();
    await expect(page.getByText("国家税务总局上海市徐汇区税务局")).toBeVisible();
    await page.getByRole("tab", { name: "财税信息" }).click();
    await buttonIn(page, "已选择，继续").click();
    await typeCode(page, "13901019013");
  });
});

test("an account that needs no code is verified at once; one that is refused later shows the reason with its solution, and an identity number helps", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海失败原因商贸有限公司");
  await submitAccount(page, { phone: "13901019000" });
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText("税局账号验证成功")).toBeVisible();
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  await expect(accountSection(page).getByText("139****9000")).toBeVisible();
  const cause = dialogOf(page, "失败原因");

  await test.step("the reason has a solution", async () => {
    await verify(page);
    await submitAccount(page, { phone: "13901022035" });
    await expect(failure(page)).toHaveText(/账号已被冻结/);
    await discard(page);
    await expect(accountSection(page).getByText("账号冻结")).toBeVisible();
    await page.getByRole("button", { name: "失败原因" }).click();
    await expect(cause.getByText(/账号已被冻结.*（错误码 2035）/)).toBeVisible();
    await expect(cause.getByText("请登录电子税务局重置密码后，回到税局账号验证重新提交。")).toBeVisible();
    await expect(cause.getByText("查看详情")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(cause).toBeHidden();
  });

  await test.step("a solution with a picture has a link to it, and the picture is shown", async () => {
    await verify(page);
    await submitAccount(page, { phone: "13901022061" });
    await expect(failure(page)).toHaveText(/密码错误次数过多/);
    await discard(page);
    await expect(accountSection(page).getByText(/（错误码 2061）/)).toBeVisible();
    await page.getByRole("button", { name: "失败原因" }).click();
    await expect(cause.getByText(/（错误码 2061）/)).toBeVisible();
    await cause.getByRole("button", { name: "查看详情" }).click();
    await dialogOf(page, "解决方案").getByRole("button", { name: "查看图片 2061.svg" }).click();
    const picture = page.getByRole("img", { name: "2061.svg" });
    await expect
      .poll(async () => await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(720);
    for (const shown of [picture, dialogOf(page, "解决方案"), cause]) {
      await page.keyboard.press("Escape");
      await expect(shown).toBeHidden();
    }
  });

  await test.step("what was refused for want of an identity number is not sent without a sound one again", async () => {
    await verify(page);
    await submitAccount(page, { phone: "13901022063", pro: true });
    await expect(dialogOf(page).getByText("请输入身份证号", { exact: true })).toBeVisible();
    await textIn(page, "身份证号").fill("110101199013078515");
    await buttonIn(page, "提交").click();
    await expect(dialogOf(page).getByText("请输入正确的身份证号")).toBeVisible();
    await textIn(page, "身份证号").fill("110101199003078515");
    const asking = page.waitForRequest(SENDING);
    await buttonIn(page, "提交").click();
    expect((await asking).postDataJSON()).toMatchObject({ verifyType: 1, idCard: "110101199003078515" });
    await typeCode(page, "13901022063");
  });
});

test("by the Pro way the bureau may ask for an identity number; the identity that was signed in with is offered the next time, beside a new one", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海办税身份商贸有限公司");
  await choose(dialogOf(page), "新的身份", "财务负责人");
  await submitAccount(page, { phone: "13901012063", pro: true });
  await expect(failure(page)).toHaveText("Pro验证需要填写身份证号");
  await textIn(page, "身份证号").fill("110101199003078515");
  await buttonIn(page, "提交").click();
  await typeCode(page, "13901012063");
  await expect(accountSection(page).getByText("财务负责人")).toBeVisible();
  await verify(page);
  await expect(textIn(page, "办税人手机号")).toHaveValue("139****2063");
  await expect(dialogOf(page).getByText("财务负责人")).toBeVisible();
  await choose(dialogOf(page), "办税人员身份", "新增身份");
  await choose(dialogOf(page), "新的身份", "办税员");
  await submitAccount(page, { phone: "13901010003" });
  await typeCode(page, "13901010003");
  await expect(accountSection(page).getByText("财务负责人|办税员")).toBeVisible();
});
