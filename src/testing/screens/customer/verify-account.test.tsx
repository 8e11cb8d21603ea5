// The screens load them lazily; here they shall be at hand before a test clicks.
import "../../../renderer/detail/detail-view.tsx";
import "../../../renderer/dialog/steps/steps-content.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const TYPED = { userName: "zr000004", phone: "13900010004", areaCode: "31", verifyType: 0, pwd: "******" };
type Answer = () => unknown;

/** Opens the dialog about an account that is kept already: all fields are filled in. */
async function openDialog(send: Answer, login: Answer = () => null) {
  drawScreen("customer.detail-tax", {
    search: "companyId=1001001",
    answers: {
      "customerProfile.financeTaxInfo": () => ({ companyId: 1_001_001 }),
      "taxLogin.queryCompanyTaxAccountInfo": () => TYPED,
      "taxLogin.appScanAccountAndLabelList": () => [],
      "taxLogin.identities": () => [{ identity: "新增身份" }],
      "taxLogin.getOnlyStrengthenCheckAreas": () => [],
      "taxLogin.getSupportStrengthenCheckAreas": () => [],
      "taxLogin.getPhoneProInfo": () => ({ activeState: 1 }),
      "taxLogin.sendSmsVerifyCode": send,
      "taxLogin.doLoginApp": login,
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "验证税局账号" }));
  await screen.findByRole("textbox", { name: "用户名" });
}

const dialog = () => within(screen.getByRole("dialog", { name: "税局账号验证" }));
const box = (name: string) => dialog().findByRole<HTMLInputElement>("textbox", { name });
const press = async (name: string) => fireEvent.click(await dialog().findByRole("button", { name }));

const refusal = () => {
  throw new RequestError("refused", "税局访问不稳定，请稍后重试");
};
const unreadable = () => {
  throw new RequestError("malformed", "服务返回的数据无法识别，请稍后重试");
};

test.each<[string, Answer, string]>([
  ["nothing", () => null, "页面配置有误，请联系管理员"],
  ["words without a meaning", () => ({ sendStatus: "二" }), "税局没有说明原因，请稍后重试"],
  ["a page", unreadable, "服务返回的数据无法识别，请稍后重试"],
  ["a refusal", refusal, "税局访问不稳定，请稍后重试"],
])(
  "where the account is answered by %s, that is said, and nothing typed is lost",
  async (_name, send, words) => {
    await openDialog(send);
    fireEvent.change(await box("用户名"), { target: { value: "zr000005" } });
    await press("提交");
    await waitFor(() => expect(dialog().getByRole("alert").textContent).toContain(words));
    expect((await box("用户名")).value).toBe("zr000005");
  },
);

test.each<[string, Answer, string]>([
  ["nothing", () => null, "页面配置有误，请联系管理员"],
  ["words without a meaning", () => ({ loginSuccess: null }), "登录失败，请重新获取验证码"],
  ["a page", unreadable, "服务返回的数据无法识别，请稍后重试"],
  ["a refusal", refusal, "税局访问不稳定，请稍后重试"],
])(
  "where the code is answered by %s, that is said, and nothing typed is lost",
  async (_name, login, words) => {
    await openDialog(() => ({ sendStatus: 2, smsCodeId: "c1" }), login);
    await press("提交");
    fireEvent.change(await box("验证码"), { target: { value: "010004" } });
    await press("登录");
    await waitFor(() => expect(dialog().getByRole("alert").textContent).toContain(words));
    expect((await box("验证码")).value).toBe("010004");
  },
);
