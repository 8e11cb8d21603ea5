import { type Api, signInToApi } from "../app/api.ts";
import { choose } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import {
  accountSection,
  buttonIn,
  dialogOf,
  openVerification,
  SENDING,
  submitAccount,
  textIn,
  typeCode,
} from "./verify-account-page.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("a region that knows only the Pro way refuses the ordinary one; its lost password is got back first", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "四川找回密码商贸有限公司");
  await submitAccount(page, { phone: "13901012035", area: "四川省" });
  await expect(dialogOf(page).getByText("该地区只支持 Pro 验证")).toBeVisible();
  await dialogOf(page).getByText("Pro 验证", { exact: true }).click();
  await buttonIn(page, "提交").click();
  await expect(dialogOf(page).getByText(/请前往税局找回密码后重新验证/)).toBeVisible();
  await buttonIn(page, "上一步").click();
  await expect(textIn(page, "用户名")).toHaveValue("zr000001");
  await textIn(page, "办税人手机号").fill("13901010001");
  await buttonIn(page, "提交").click();
  await typeCode(page, "13901010001");
});

test("a region without the Pro way says so", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "北京普通地区商贸有限公司");
  await submitAccount(page, { phone: "13901010002", area: "北京市", pro: true });
  await expect(dialogOf(page).getByText("该地区暂不支持 Pro 验证")).toBeVisible();
  await expect(textIn(page, "验证码")).toBeHidden();
});

test("the Pro way asks for an identity number when the bureau does, and takes only a sound one", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海身份证号商贸有限公司");
  await expect(textIn(page, "身份证号")).toBeHidden();
  await submitAccount(page, { phone: "13901012063", pro: true });
  await expect(dialogOf(page).getByRole("alert")).toHaveText("Pro验证需要填写身份证号");
  await textIn(page, "身份证号").fill("110101199013078515");
  await buttonIn(page, "提交").click();
  await expect(dialogOf(page).getByText("请输入正确的身份证号")).toBeVisible();
  await textIn(page, "身份证号").fill("110101199003078515");
  const asking = page.waitForRequest(SENDING);
  await buttonIn(page, "提交").click();
  expect((await asking).postDataJSON()).toMatchObject({ verifyType: 1, idCard: "110101199003078515" });
  await typeCode(page, "13901012063");
});

test("an account that was refused for want of an identity number is not sent without one again", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海补充证件商贸有限公司");
  await submitAccount(page, { phone: "13901019000" });
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  const verify = page.getByRole("button", { name: "验证税局账号" });
  await expect(verify).toHaveAttribute("aria-busy", "false");
  await verify.click();
  await submitAccount(page, { phone: "13901022063", pro: true });
  await expect(dialogOf(page).getByRole("alert")).toHaveText("Pro验证需要填写身份证号");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "放弃修改" }).click();
  await expect(page.getByRole("button", { name: "失败原因" })).toBeVisible();
  await verify.click();
  await submitAccount(page, { phone: "13901022063", pro: true });
  await expect(dialogOf(page).getByText("请输入身份证号", { exact: true })).toBeVisible();
  await textIn(page, "身份证号").fill("110101199003078515");
  await buttonIn(page, "提交").click();
  await typeCode(page, "13901022063");
});

test("an unclear user name is to be settled at the bureau", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "上海默认密码商贸有限公司");
  await submitAccount(page, { phone: "13901012059" });
  await expect(dialogOf(page).getByText(/请登录税局确认用户名或修改默认密码/)).toBeFocused();
  await buttonIn(page, "重新验证").click();
  await expect(dialogOf(page).getByRole("alert")).toHaveText("请登录电子税务局确认用户名或修改初始密码");
});

test("a phone of no series is refused before anything is sent", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "上海号码格式商贸有限公司");
  await submitAccount(page, { phone: "17412340001" });
  await expect(dialogOf(page).getByText("手机号格式错误")).toBeVisible();
  await expect(textIn(page, "验证码")).toBeHidden();
});

test("a locked phone is unlocked here, and the code is sent again", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "上海手机解锁商贸有限公司");
  await submitAccount(page, { phone: "13901019012" });
  await expect(dialogOf(page).getByText("连续接收失败，请检查SIM卡并解锁")).toBeFocused();
  await buttonIn(page, "解锁手机号").click();
  await page
    .getByRole("dialog", { name: /确定解锁手机号/ })
    .getByRole("button", { name: "解锁手机号" })
    .click();
  await expect(page.getByText("解锁成功，请重新下发任务")).toBeVisible();
  await buttonIn(page, "重新发送").click();
  await typeCode(page, "13901019012");
});

test("a phone that the bureau does not unlock stays locked, and that is said", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "上海解锁失败商贸有限公司");
  await submitAccount(page, { phone: "13901019014" });
  await expect(dialogOf(page).getByText("短信次数已达上限，请先解锁")).toBeFocused();
  await buttonIn(page, "解锁手机号").click();
  await page
    .getByRole("dialog", { name: /确定解锁手机号/ })
    .getByRole("button", { name: "解锁手机号" })
    .click();
  await expect(page.getByText("解锁失败，请联系主管税务机关")).toBeVisible();
  await buttonIn(page, "重新发送").click();
  await expect(dialogOf(page).getByRole("alert")).toHaveText("短信次数已达上限，请先解锁");
});

test("of several companies with one tax number the service record names the authority", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海多家企业商贸有限公司");
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

test("an account that the bureau refuses shows the reason with its solution", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "上海失败原因商贸有限公司");
  await submitAccount(page, { phone: "13901019000" });
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  const verify = page.getByRole("button", { name: "验证税局账号" });
  await expect(verify).toHaveAttribute("aria-busy", "false");
  await verify.click();
  await submitAccount(page, { phone: "13901022035" });
  await expect(dialogOf(page).getByRole("alert")).toHaveText(/账号已被冻结/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "放弃修改" }).click();
  await expect(accountSection(page).getByText("账号冻结")).toBeVisible();
  await page.getByRole("button", { name: "失败原因" }).click();
  const cause = dialogOf(page, "失败原因");
  await expect(cause.getByText(/账号已被冻结.*（错误码 2035）/)).toBeVisible();
  await expect(cause.getByText("请登录电子税务局重置密码后，回到税局账号验证重新提交。")).toBeVisible();
  await expect(cause.getByText("查看详情")).toBeHidden();
});

test("a solution with a picture has a link to it, and the picture is shown", async ({ page, signIn }) => {
  await openVerification(page, signIn, colleague, "上海实名认证商贸有限公司");
  await submitAccount(page, { phone: "13901019000" });
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
  const verify = page.getByRole("button", { name: "验证税局账号" });
  await expect(verify).toHaveAttribute("aria-busy", "false");
  await verify.click();
  await submitAccount(page, { phone: "13901022061" });
  await expect(dialogOf(page).getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "放弃修改" }).click();
  await page.getByRole("button", { name: "失败原因" }).click();
  const cause = dialogOf(page, "失败原因");
  await expect(cause.getByText(/（错误码 2061）/)).toBeVisible();
  await cause.getByRole("button", { name: "查看详情" }).click();
  await dialogOf(page, "解决方案").getByRole("button", { name: "查看图片 2061.svg" }).click();
  const picture = page.getByRole("img", { name: "2061.svg" });
  await expect
    .poll(async () => await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(720);
});

test("a stopped Pro verification leads to the guide of its region, with new=1 where the check is strengthened", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海停用验证商贸有限公司");
  await expect(buttonIn(page, "Pro 重新开通指引")).toHaveCount(0);
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

test("an identity that was signed in with is offered the next time, beside a new one", async ({
  page,
  signIn,
}) => {
  await openVerification(page, signIn, colleague, "上海办税身份商贸有限公司");
  await choose(dialogOf(page), "新的身份", "财务负责人");
  await submitAccount(page, { phone: "13901010003" });
  await typeCode(page, "13901010003");
  await expect(accountSection(page).getByText("财务负责人")).toBeVisible();
  const verify = page.getByRole("button", { name: "验证税局账号" });
  await expect(verify).toHaveAttribute("aria-busy", "false");
  await verify.click();
  await expect(textIn(page, "办税人手机号")).toHaveValue("139****0003");
  await expect(dialogOf(page).getByText("财务负责人")).toBeVisible();
  await choose(dialogOf(page), "办税人员身份", "新增身份");
  await choose(dialogOf(page), "新的身份", "办税员");
  await buttonIn(page, "提交").click();
  await typeCode(page, "13901010003");
  await expect(accountSection(page).getByText("财务负责人|办税员")).toBeVisible();
});
