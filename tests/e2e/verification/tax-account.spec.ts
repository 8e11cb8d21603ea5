import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
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

const countdown = (page: Page) => buttonIn(page, /^重新发送 \(\d+ 秒\)$/);

test("by code: the keyboard leads on, a wrong code is said, the way back keeps what was typed", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海短信验证商贸有限公司");
  await test.step("a refusal is said in the bureau's words, and nothing typed is lost", async () => {
    await submitAccount(page, { account: "zr000009", phone: "13900019001" });
    await expect(dialogOf(page).getByRole("alert")).toHaveText("用户名或密码错误，请重新填写");
    await expect(textIn(page, "用户名")).toHaveValue("zr000009");
    await discard(page);
  });
  await verify(page);
  await submitAccount(page, { phone: "13900010001" });
  await expect(textIn(page, "验证码")).toBeFocused();
  await expect(dialogOf(page).getByRole("status")).toHaveText("第 2 步，共 2 步：短信验证码");
  expect(await findBarriers(page, { within: '[role="dialog"]', at: "the step of the code" })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByText("请输入验证码")).toBeVisible();
  await textIn(page, "验证码").fill("111111");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByRole("alert")).toContainText("验证码错误，还可再试 4 次");
  await buttonIn(page, "上一步").click();
  await expect(textIn(page, "用户名")).toHaveValue("zr000001");
  await buttonIn(page, "提交").click();
  await expect(textIn(page, "验证码")).toHaveValue("111111");
  await textIn(page, "验证码").fill("010001");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
});

test("another code is sent after the countdown, which goes on while the dialog is closed and over a reload", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await openVerification(page, signIn, colleague, "上海倒计时商贸有限公司");
  await submitAccount(page, { phone: "13900010002" });
  await expect(countdown(page)).toBeDisabled();
  await page.clock.fastForward("04:50");
  await expect(countdown(page), "of 300 seconds ten are left at most").toBeDisabled();
  await page.clock.fastForward("00:10");
  const sending = page.waitForRequest(SENDING);
  await buttonIn(page, "重新发送").click();
  await sending;
  await expect(countdown(page)).toBeDisabled();
  await buttonIn(page, "取消").click();
  await expect(dialogOf(page)).toBeHidden();
  await verify(page);
  await expect(countdown(page)).toBeDisabled();
  await page.reload();
  await verify(page);
  await expect(countdown(page)).toBeDisabled();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Sw12345#");
  await textIn(page, "验证码").fill("010002");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  await verify(page);
  await expect(textIn(page, "办税人手机号"), "it is over with the end").toBeVisible();
});

test("what a region does not know is said at its field; of an account that is not registered the Pro way alone asks, and its guide can be passed", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海未注册商贸有限公司");
  await expect(textIn(page, "用户名")).toHaveAttribute("placeholder", "用户名/身份证号/手机号");
  await buttonIn(page, "提交").click();
  await expect(dialogOf(page).getByText("请输入用户名")).toBeVisible();
  await expect(dialogOf(page).getByText("请输入密码")).toBeVisible();
  await expect(buttonIn(page, "Pro 重新开通指引")).toHaveCount(0);
  await expect(textIn(page, "身份证号")).toBeHidden();

  await test.step("a phone of no series, a region without the Pro way, one with that way alone", async () => {
    for (const [typed, words] of [
      [{ phone: "17412340001" }, "手机号格式错误"],
      [{ phone: "13901010002", area: "北京市", pro: true }, "该地区暂不支持 Pro 验证"],
      [{ phone: "13901012035", area: "四川省" }, "该地区只支持 Pro 验证"],
    ] as const) {
      await submitAccount(page, typed);
      await expect(dialogOf(page).getByText(words)).toBeVisible();
      await expect(textIn(page, "验证码")).toBeHidden();
    }
  });

  await test.step("in that region a lost password is got back first", async () => {
    await dialogOf(page).getByText("Pro 验证", { exact: true }).click();
    await buttonIn(page, "提交").click();
    await expect(dialogOf(page).getByText(/请前往税局找回密码后重新验证/)).toBeVisible();
    await buttonIn(page, "上一步").click();
    await expect(textIn(page, "用户名")).toHaveValue("zr000001");
    await textIn(page, "办税人手机号").fill("13901010001");
    await buttonIn(page, "提交").click();
    await expect(textIn(page, "验证码")).toBeFocused();
    await buttonIn(page, "上一步").click();
  });

  await test.step("the ordinary way does not ask whether the account is registered", async () => {
    const asking = page.waitForRequest(SENDING);
    await submitAccount(page, { account: "zr000008", phone: "13900029004" });
    expect((await asking).postDataJSON()).toMatchObject({ verifyType: 0, ignorePersonAccountRegister: 1 });
    await expect(textIn(page, "验证码")).toBeFocused();
    await buttonIn(page, "上一步").click();
  });

  await test.step("the Pro way leads to the guide, which can be passed", async () => {
    const asking = page.waitForRequest(SENDING);
    await submitAccount(page, { account: "zr000007", phone: "13900019004", pro: true });
    expect((await asking).postDataJSON()).toMatchObject({ verifyType: 1, ignorePersonAccountRegister: 0 });
    await expect(dialogOf(page).getByText(/还没有在电子税务局注册/)).toBeFocused();
    await buttonIn(page, "已注册，继续").click();
    await expect(dialogOf(page).getByRole("alert")).toHaveText("账号尚未注册，请先注册");
    await buttonIn(page, "暂不注册").click();
    await typeCode(page, "13900019004");
  });
});

test("a stopped Pro verification leads to the guide of its region, with new=1 where the check is strengthened", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海停用验证商贸有限公司");
  await submitAccount(page, { phone: "13901019005", pro: true });
  await expect(dialogOf(page).getByText(/该手机号的 Pro 验证已停用/)).toBeVisible();
  await buttonIn(page, "Pro 重新开通指引").click();
  await expect(page).toHaveURL(/\/proGuide\?new=1$/);
  await expect(page.getByRole("main", { name: "Pro 验证重新开通指引（加强验证地区）" })).toContainText(
    "登录电子税务局 App",
  );
  await page.goBack();
  await expect(textIn(page, "办税人手机号"), "nothing typed is lost").toHaveValue("13901019005");

  await choose(dialogOf(page), "所属地区", "四川省");
  await buttonIn(page, "Pro 重新开通指引").click();
  await expect(page).toHaveURL(/\/proGuide$/);
  await expect(page.getByRole("main", { name: "Pro 验证重新开通指引", exact: true })).toContainText(
    "登录电子税务局网页版",
  );
});
