import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
import { addCompany } from "../app/companies.ts";
import { choose } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const LOGIN = "**/company/login/doLoginApp";
const SENDING = "**/company/login/auth/sendSmsVerifyCode";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "税局账号验证" });
const textIn = (page: Page, name: string) => dialogOf(page).getByRole("textbox", { name, exact: true });
const buttonIn = (page: Page, name: string | RegExp) => dialogOf(page).getByRole("button", { name });
const accountSection = (page: Page) => page.getByRole("region", { name: "税局账号" });
const countdown = (page: Page) => buttonIn(page, /^重新发送 \(\d+ 秒\)$/);

async function openDialog(
  page: Page,
  signIn: (account: string, wanted?: string) => Promise<void>,
  name: string,
) {
  const { companyId } = await addCompany(colleague, name);
  await signIn("zhoumy", `/customer/detail?companyId=${companyId}&tab=tax`);
  await page.getByRole("button", { name: "验证税局账号" }).click();
  await expect(textIn(page, "用户名")).toBeVisible();
}

/** The demonstration's bureau answers by the last four digits of the phone (docs/gateways.md). */
async function submitAccount(page: Page, account: string, phone: string) {
  await choose(dialogOf(page), "所属地区", "上海市");
  await textIn(page, "用户名").fill(account);
  await textIn(page, "办税人手机号").fill(phone);
  await textIn(page, "密码").fill("Sw12345#");
  await buttonIn(page, "提交").click();
}

test("an account that needs no code is verified at once, and the page shows it", async ({ page, signIn }) => {
  await openDialog(page, signIn, "上海验证成功商贸有限公司");
  await expect(textIn(page, "用户名")).toHaveAttribute("placeholder", "用户名/身份证号/手机号");
  await buttonIn(page, "提交").click();
  await expect(dialogOf(page).getByText("请输入用户名")).toBeVisible();
  await expect(dialogOf(page).getByText("请输入密码")).toBeVisible();
  await submitAccount(page, "zr000006", "13900019000");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText("税局账号验证成功")).toBeVisible();
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  await expect(accountSection(page).getByText("139****9000")).toBeVisible();
});

test("a refusal is said in the bureau's words, and nothing typed is lost", async ({ page, signIn }) => {
  await openDialog(page, signIn, "上海验证失败商贸有限公司");
  await submitAccount(page, "zr000009", "13900019001");
  await expect(dialogOf(page).getByRole("alert")).toHaveText("用户名或密码错误，请重新填写");
  await expect(textIn(page, "用户名")).toHaveValue("zr000009");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "放弃修改" }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test("by code: the keyboard leads on, a wrong code is said, the way back keeps what was typed", async ({
  page,
  signIn,
}) => {
  await openDialog(page, signIn, "上海短信验证商贸有限公司");
  await submitAccount(page, "zr000001", "13900010001");
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

test("the countdown goes on while the dialog is closed, and over a reload", async ({ page, signIn }) => {
  await openDialog(page, signIn, "上海倒计时商贸有限公司");
  await submitAccount(page, "zr000002", "13900010002");
  await expect(countdown(page)).toBeDisabled();
  await buttonIn(page, "取消").click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole("button", { name: "验证税局账号" }).click();
  await expect(countdown(page)).toBeDisabled();
  await page.reload();
  await page.getByRole("button", { name: "验证税局账号" }).click();
  await expect(countdown(page)).toBeDisabled();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Sw12345#");
  await textIn(page, "验证码").fill("010002");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  // The page follows what was written; until then the action has not ended.
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  const verify = page.getByRole("button", { name: "验证税局账号" });
  await expect(verify).toHaveAttribute("aria-busy", "false");
  await verify.click();
  await expect(textIn(page, "办税人手机号"), "it is over with the end").toBeVisible();
});

test("after the countdown another code is sent, and that one counts", async ({ page, signIn }) => {
  await page.clock.install();
  await openDialog(page, signIn, "上海重新发送商贸有限公司");
  await submitAccount(page, "zr000003", "13900010003");
  await expect(countdown(page)).toBeDisabled();
  await page.clock.fastForward("05:00");
  const sending = page.waitForRequest(SENDING);
  await buttonIn(page, "重新发送").click();
  await sending;
  await expect(countdown(page)).toBeDisabled();
  await textIn(page, "验证码").fill("010003");
  await buttonIn(page, "登录").click();
  await expect(dialogOf(page)).toBeHidden();
});

test("by the Pro way an account that is not registered leads to the guide, which can be passed", async ({
  page,
  signIn,
}) => {
  await openDialog(page, signIn, "上海未注册商贸有限公司");
  await dialogOf(page).getByText("Pro 验证", { exact: true }).click();
  const asking = page.waitForRequest(SENDING);
  await submitAccount(page, "zr000007", "13900019004");
  expect((await asking).postDataJSON()).toMatchObject({ verifyType: 1, ignorePersonAccountRegister: 0 });
  await expect(dialogOf(page).getByText(/还没有在电子税务局注册/)).toBeFocused();
  await buttonIn(page, "已注册，继续").click();
  await expect(dialogOf(page).getByRole("alert")).toHaveText("账号尚未注册，请先注册");
  await buttonIn(page, "暂不注册").click();
  await textIn(page, "验证码").fill("019004");
  await buttonIn(page, "登录").click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
});

test("the ordinary way does not ask whether the account is registered", async ({ page, signIn }) => {
  await openDialog(page, signIn, "上海普通验证商贸有限公司");
  const asking = page.waitForRequest(SENDING);
  await submitAccount(page, "zr000008", "13900029004");
  expect((await asking).postDataJSON()).toMatchObject({ verifyType: 0, ignorePersonAccountRegister: 1 });
  await expect(textIn(page, "验证码")).toBeFocused();
});

const BAD_ANSWERS: readonly (readonly [string, string])[] = [
  ["nothing", JSON.stringify({ code: "0", message: "", result: null })],
  ["words without a meaning", JSON.stringify({ code: "0", message: "", result: { sendStatus: "二" } })],
  ["a page", "<html><body>502</body></html>"],
  ["a refusal", JSON.stringify({ code: "0400", message: "税局访问不稳定，请稍后重试", result: null })],
];

test("whatever the calls of the steps answer, it is said, and nothing typed is lost", async ({
  page,
  signIn,
}) => {
  await openDialog(page, signIn, "上海异常应答商贸有限公司");
  const failure = dialogOf(page).locator(".form-failure");
  for (const [name, body] of BAD_ANSWERS) {
    await page.route(SENDING, (route) => route.fulfill({ body, contentType: "application/json" }));
    await submitAccount(page, "zr000004", "13900010004");
    await expect(failure, name).toContainText(/\p{Script=Han}/u);
    await expect(textIn(page, "用户名"), name).toHaveValue("zr000004");
    await page.unroute(SENDING);
  }
  await buttonIn(page, "提交").click();
  await textIn(page, "验证码").fill("010004");
  for (const [name, body] of BAD_ANSWERS) {
    await page.route(LOGIN, (route) => route.fulfill({ body, contentType: "application/json" }));
    await buttonIn(page, "登录").click();
    await expect(failure, name).toContainText(/\p{Script=Han}/u);
    await expect(textIn(page, "验证码"), name).toHaveValue("010004");
    await page.unroute(LOGIN);
  }
  await buttonIn(page, "登录").click();
  await expect(dialogOf(page)).toBeHidden();
});

test("who may not work on tax accounts sees neither them nor the button", async ({ page, signIn }) => {
  await signIn("heqing", "/customer/detail?companyId=1001001&tab=tax");
  await expect(page.getByRole("region", { name: "纳税信息" })).toBeVisible();
  await expect(page.getByRole("button", { name: "验证税局账号" })).toBeHidden();
});
