import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const QYID = 1001002;
const server = useTestServer();

async function send(phone: string, params: object = {}) {
  const account = { phone, account: "user0001", areaCode: "31", qyid: QYID, password: "Pass#2026" };
  const { result } = await server.request("chenjie", "taxLogin.sendSmsVerifyCode", { ...account, ...params });
  return result as {
    sendStatus: number;
    sendDesc: string | null;
    sjCode: number | null;
    smsCodeId: string | null;
  };
}

test("an unclear user name or a first password is to be settled at the bureau", async () => {
  expect(await send("13812341001", { account: "user0009" })).toMatchObject({
    sendStatus: 1,
    sjCode: 2059,
    sendDesc: "请登录电子税务局确认用户名或修改初始密码",
  });
});

test("the Pro way takes an identity number of 15 or 18 digits with a day of birth from 1900 to today", async () => {
  const verify = async (idCard: string, verifyType = 1) => {
    const account = { phone: "13812341004", account: "user0008", areaCode: "31", qyid: QYID };
    return await server.request("chenjie", "taxLogin.sendSmsVerifyCode", { ...account, idCard, verifyType });
  };
  for (const wrong of ["1101011990030785", "110101199013078515", "110101203003078515", "110101189912318515"])
    expect(await verify(wrong)).toMatchObject({
      code: "0400",
      message: "请输入正确的身份证号",
      result: { fieldErrors: [{ path: "idCard" }] },
    });
  for (const right of ["110101199003078515", "110101640229851"]) expect((await verify(right)).code).toBe("0");
  expect((await verify("no number", 0)).code).toBe("0");
});

test("the identities that were signed in with are kept, one after the other", async () => {
  const phone = "13812341003";
  const kept = async () =>
    (
      (await server.request("chenjie", "taxLogin.queryCompanyTaxAccountInfo", { companyId: QYID }))
        .result as { taxRealBsrlxmc: string }
    ).taxRealBsrlxmc;
  const enter = async (bsrlx: string) => {
    const { smsCodeId } = await send(phone);
    const account = { phone, account: "user0001", areaCode: "31", qyid: QYID, password: "Pass#2026" };
    const code = { smsCodeId, verifyCode: "341003", bsrlx };
    expect(
      (await server.request("chenjie", "taxLogin.doLoginApp", { ...account, ...code })).result,
    ).toMatchObject({ loginSuccess: true });
  };
  await enter("领票人");
  expect((await kept()).split("|").at(-1)).toBe("领票人");
  await enter("开票员");
  expect(await kept()).toMatch(/领票人\|开票员$/);
  await enter("领票人");
  expect(await kept()).toMatch(/开票员\|领票人$/);
  expect((await kept()).match(/领票人/g)).toHaveLength(1);
});

test("after ten codes of a day there is none until the next", async () => {
  const phone = "13812341002";
  for (let sent = 0; sent < 10; sent += 1) expect((await send(phone)).sendStatus).toBe(2);
  expect(await send(phone)).toMatchObject({
    sendStatus: 3,
    sendDesc: "该手机号今日验证码发送次数已达上限，请明日再试",
  });
  server.advanceClock(15 * 60 * 60 * 1000);
  expect((await send(phone)).sendStatus).toBe(2);
});
