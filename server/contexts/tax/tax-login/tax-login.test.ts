import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const QYID = 1001001;
const person = (phone: string) => ({
  phone,
  account: "user0001",
  areaCode: "31",
  qyid: QYID,
  password: "Pass#2026",
});

async function send(phone: string, params: object = {}) {
  const { result } = await server.request("chenjie", "taxLogin.sendSmsVerifyCode", {
    ...person(phone),
    ...params,
  });
  return result as {
    sendStatus: number;
    smsCodeId: string | null;
    sendDesc: string | null;
    sjCode: number | null;
  };
}

async function login(phone: string, smsCodeId: string | null, verifyCode: string) {
  const { result } = await server.request("chenjie", "taxLogin.doLoginApp", {
    ...person(phone),
    smsCodeId,
    verifyCode,
  });
  return result as { loginSuccess: boolean; loginFailCause: string | null };
}

test("the code lets the account in once, and the company keeps the account with its password hidden", async () => {
  const { sendStatus, smsCodeId } = await send("13812340001");
  expect(sendStatus).toBe(2);
  expect(await login("13812340001", smsCodeId, "340001")).toEqual({
    loginSuccess: true,
    loginFailCause: null,
    blockReason: null,
  });
  expect((await login("13812340001", smsCodeId, "340001")).loginFailCause).toBe("验证码已失效，请重新获取");
  const { result } = await server.request("chenjie", "taxLogin.queryCompanyTaxAccountInfo", {
    companyId: QYID,
  });
  expect(result).toMatchObject({ userName: "user0001", pwd: "******", phone: "138****0001", loginState: 1 });
});

test("five wrong codes lock the phone until it is unlocked", async () => {
  const phone = "13812340002";
  const { smsCodeId } = await send(phone);
  for (const left of [4, 3, 2, 1])
    expect((await login(phone, smsCodeId, "000000")).loginFailCause).toBe(`验证码错误，还可再试 ${left} 次`);
  expect((await login(phone, smsCodeId, "000000")).loginFailCause).toContain("已锁定");
  expect((await login(phone, smsCodeId, "340002")).loginFailCause).toContain("已锁定");
  expect((await send(phone)).sendStatus).toBe(3);
  const unlock = { areaCode: "31", qyId: QYID, phone };
  expect((await server.request("chenjie", "taxLogin.unLockPhone", unlock)).code).toBe("0");
  expect((await login(phone, smsCodeId, "340002")).loginSuccess).toBe(true);
});

test("a code opens nothing after five minutes, nor for another purpose", async () => {
  const phone = "13812340003";
  const { smsCodeId } = await send(phone);
  const answer = await server.request("chenjie", "taxLogin.gsSmsLogin", {
    phone,
    smsCode: "340003",
    smsCodeId,
  });
  expect(answer.result).toMatchObject({ loginSuccess: false });
  server.advanceClock(5 * 60 * 1000 + 1000);
  expect((await login(phone, smsCodeId, "340003")).loginFailCause).toBe("验证码已过期，请重新获取");
});

test("a personal account is kept without ever showing its password", async () => {
  const phone = "13812340005";
  const sent = (await server.request("chenjie", "taxLogin.modifyGsMmSendSmsCode", { phone })).result as {
    smsCodeId: string;
  };
  const changed = await server.request("chenjie", "taxLogin.modifyGsMmBySmsCode", {
    phone,
    smsCodeId: sent.smsCodeId,
    smsCode: "340005",
    password: "NewPass#26",
  });
  expect(changed.result).toEqual({ loginSuccess: true, loginFailCause: null });
  const { result } = await server.request("chenjie", "taxLogin.queryPhoneGsmm", { phone });
  expect(result).toMatchObject({ hasPassword: true, password: "******" });
});

test("a company without anybody to scan for is answered quietly", async () => {
  const none = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .where(
      "companyId",
      "not in",
      server.db
        .selectFrom("plainRecord")
        .select("companyId")
        .where("resource", "=", "personTaxAccount")
        .where("companyId", "is not", null)
        .$castTo<{ companyId: number }>(),
    )
    .executeTakeFirstOrThrow();
  const { code } = await server.request("chenjie", "taxLogin.appScanAccountAndLabelList", {
    qyid: none.companyId,
  });
  expect(code).toBe("104");
});
