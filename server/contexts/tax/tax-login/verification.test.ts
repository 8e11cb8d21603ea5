import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const QYID = 1001002;
const server = useTestServer();

interface Sent {
  readonly sendStatus: number;
  readonly sendDesc: string | null;
  readonly sjCode: number | null;
  readonly smsCodeId: string | null;
  readonly blockReason: number | null;
}

const call = async (operationId: string, params: object) =>
  await server.request("chenjie", operationId, params);

/** The demonstration's bureau answers by the last four digits of the phone. */
const question = (phone: string, params: object = {}) => ({
  phone,
  account: "user0001",
  areaCode: "31",
  qyid: QYID,
  password: "Pass#2026",
  ...params,
});

async function send(phone: string, params: object = {}): Promise<Sent> {
  const { result } = await call("taxLogin.sendSmsVerifyCode", question(phone, params));
  return result as Sent;
}

async function enter(phone: string, params: object = {}) {
  const { smsCodeId } = await send(phone, params);
  const code = { smsCodeId, verifyCode: phone.slice(-6) };
  return (await call("taxLogin.doLoginApp", question(phone, { ...params, ...code }))).result;
}

const kept = async (companyId = QYID) =>
  (await call("taxLogin.queryCompanyTaxAccountInfo", { companyId })).result as Record<string, unknown>;

test("each code of the bureau comes with its sentence; an identity number helps with some, by the Pro way alone", async () => {
  expect(await send("13812342059")).toMatchObject({
    sendStatus: 1,
    sjCode: 2059,
    sendDesc: "请登录电子税务局确认用户名或修改初始密码",
  });
  for (const sjCode of [2023, 2035, 2061, 2062, 2063, 2064])
    expect(await send(`1381234${sjCode}`), String(sjCode)).toMatchObject({ sendStatus: 1, sjCode });
  const idCard = "110101199003078515";
  expect(await send("13812342063", { idCard, verifyType: 1 })).toMatchObject({ sendStatus: 2 });
  expect(await send("13812342063", { idCard, verifyType: 0 })).toMatchObject({ sendStatus: 1 });
  expect(await send("13812342064", { idCard, verifyType: 1 })).toMatchObject({ sendStatus: 1 });
});

test("the Pro way takes an identity number of 15 or 18 digits with a day of birth from 1900 to today", async () => {
  const verify = async (idCard: string, verifyType = 1) =>
    await call("taxLogin.sendSmsVerifyCode", question("13812341004", { idCard, verifyType }));
  for (const wrong of ["1101011990030785", "110101199013078515", "110101203003078515", "110101189912318515"])
    expect(await verify(wrong)).toMatchObject({
      code: "0400",
      message: "请输入正确的身份证号",
      result: { fieldErrors: [{ path: "idCard" }] },
    });
  for (const right of ["110101199003078515", "110101640229851"]) expect((await verify(right)).code).toBe("0");
  expect((await verify("no number", 0)).code).toBe("0");
});

test("a region that knows one way only refuses the other", async () => {
  const verify = async (areaCode: string, verifyType: number) =>
    await call("taxLogin.sendSmsVerifyCode", question("13812341014", { areaCode, verifyType }));
  const path = (name: string) => ({ code: "0400", result: { fieldErrors: [{ path: name }] } });
  expect(await verify("51", 0)).toMatchObject({ message: "该地区只支持 Pro 验证", ...path("areaCode") });
  expect((await verify("51", 1)).code).toBe("0");
  expect(await verify("11", 1)).toMatchObject({ message: "该地区暂不支持 Pro 验证", ...path("verifyType") });
  expect((await verify("11", 0)).code).toBe("0");
});

test("a phone is of a series that there is: 145 and 173, but not 154, 174 or 179", async () => {
  const verify = async (phone: string) => await call("taxLogin.sendSmsVerifyCode", question(phone));
  for (const wrong of [
    "12812341005",
    "14012341005",
    "15412341005",
    "17412341005",
    "17912341005",
    "1381234100",
  ])
    expect(await verify(wrong), wrong).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "phone", message: expect.stringContaining("手机号格式错误") }] },
    });
  for (const right of ["14512341005", "15012341005", "17312341005", "16612341005", "19812341005"])
    expect((await verify(right)).code, right).toBe("0");
});

test("an account that is not registered is let in by who ignores that", async () => {
  expect(await send("13812349004")).toMatchObject({ sendStatus: 4 });
  expect(await send("13812349004", { ignorePersonAccountRegister: 1 })).toMatchObject({ sendStatus: 2 });
  const state = async (phone: string) => (await call("taxLogin.getPhoneProInfo", { phone })).result;
  expect(await state("13812349004")).toEqual({ activeState: 0 });
  expect(await state("13812349005")).toEqual({ activeState: 2 });
  expect(await state("13812341006")).toEqual({ activeState: 1 });
});

test("the bureau says why it sends no code, and what is to be done follows from that", async () => {
  const said = async (phone: string) => {
    const { sendStatus, blockReason, sendDesc } = await send(phone);
    return [sendStatus, blockReason, sendDesc];
  };
  expect(await said("13812349003")).toEqual([3, null, "短信发送失败，请稍后重试"]);
  expect(await said("13812349010")).toEqual([3, 1, "今日短信次数已达上限，请次日再试"]);
  expect(await said("13812349011")).toEqual([3, 2, "短信次数已达上限，请先解锁"]);
  expect(await said("13812349012")).toEqual([3, 3, "连续接收失败，请检查SIM卡并解锁"]);
  expect(await call("taxLogin.sendSmsVerifyCode", question("13812349002"))).toMatchObject({
    code: "0409",
    message: "税局访问不稳定，请稍后重试",
  });
});

test("unlocking lets the bureau send codes again, unless it does not", async () => {
  const unlock = async (phone: string) =>
    await call("taxLogin.unLockPhone", { areaCode: "31", qyId: QYID, phone });
  expect(await send("13912349012")).toMatchObject({ blockReason: 3 });
  expect((await unlock("13912349012")).code).toBe("0");
  expect(await send("13912349012")).toMatchObject({ sendStatus: 2 });
  expect(await unlock("13912349014")).toMatchObject({
    code: "0409",
    message: "解锁失败，请联系主管税务机关",
  });
  expect(await send("13912349014")).toMatchObject({ blockReason: 2 });
});

test("one tax number of several companies: the authority in the service record tells which", async () => {
  const phone = "13812349013";
  expect(await send(phone)).toMatchObject({
    sendStatus: 3,
    blockReason: 4,
    sendDesc: "该税号匹配到多个企业，请在客户服务档案中选择主管税务机关",
  });
  const taxAuthority = "国家税务总局上海市徐汇区税务局";
  const service = { qyid: QYID, serviceItems: [], taxAuthority };
  expect((await call("customerProfile.service.update", service)).code).toBe("0");
  expect(await send(phone)).toMatchObject({ sendStatus: 2 });
  await call("customerProfile.service.update", { qyid: QYID, serviceItems: [] });
  expect((await call("customerProfile.service.query", { qyid: QYID })).result).toMatchObject({
    taxAuthority,
  });
});

test("the identities that were signed in with are kept, one after the other", async () => {
  const phone = "13812341003";
  const enterAs = async (bsrlx: string) => {
    expect(await enter(phone, { bsrlx })).toMatchObject({ loginSuccess: true });
    return String((await kept()).taxRealBsrlxmc);
  };
  expect((await enterAs("领票人")).split("|").at(-1)).toBe("领票人");
  expect(await enterAs("开票员")).toMatch(/领票人\|开票员$/);
  const last = await enterAs("领票人");
  expect(last).toMatch(/开票员\|领票人$/);
  expect(last.match(/领票人/g)).toHaveLength(1);
  const { result } = await call("taxLogin.identities", { companyId: QYID });
  const choices = [...last.split("|").toReversed(), "新增身份"];
  expect(result).toEqual(choices.map((identity) => ({ identity })));
});

test("what was shown masked stands for what is kept; another masked phone is none", async () => {
  expect(await enter("13712341009")).toMatchObject({ loginSuccess: true });
  const shown = await kept();
  expect(shown).toMatchObject({ phone: "137****1009", pwd: "******", userName: "user0001" });
  const { smsCodeId, sendStatus } = await send("137****1009", { password: "******" });
  expect(sendStatus).toBe(2);
  const code = { smsCodeId, verifyCode: "341009", password: "******" };
  const entered = await call("taxLogin.doLoginApp", question("137****1009", code));
  expect(entered.result).toMatchObject({ loginSuccess: true });
  expect(await call("taxLogin.sendSmsVerifyCode", question("138****1009"))).toMatchObject({
    code: "0400",
    message: "请填写完整的手机号",
  });
  expect(await send("13712341009", { account: "user0002", password: "" })).toMatchObject({
    sendStatus: 1,
    sendDesc: "请填写密码",
  });
});

test("an account that was only tried leaves the one that is kept as it was; a refusal of the kept one is noted", async () => {
  const companyId = 1001004;
  const at = { qyid: companyId };
  expect(await enter("13612341010", at)).toMatchObject({ loginSuccess: true });
  await send("13612349001", { ...at, account: "tried001" });
  expect(await kept(companyId)).toMatchObject({ userName: "user0001", phone: "136****1010", loginState: 1 });
  expect(await send("13612349001", at)).toMatchObject({ sendDesc: "用户名或密码错误，请重新填写" });
  expect(await kept(companyId)).toMatchObject({
    phone: "136****1010",
    loginState: 3,
    failCause: "用户名或密码错误，请重新填写",
  });
});

test("a code opens the company and the user for which it was sent, and no other", async () => {
  const { smsCodeId } = await send("13512341011");
  const login = async (params: object) =>
    (
      await call(
        "taxLogin.doLoginApp",
        question("13512341011", { smsCodeId, verifyCode: "341011", ...params }),
      )
    ).result;
  expect(await login({ qyid: 1001004 })).toMatchObject({ loginFailCause: "验证码已失效，请重新获取" });
  expect(await login({ account: "user0002" })).toMatchObject({ loginFailCause: "验证码已失效，请重新获取" });
  expect(await login({})).toMatchObject({ loginSuccess: true });
  expect(await enter("13512349021")).toMatchObject({
    loginSuccess: false,
    loginFailCause: "办税人员身份与税局登记的不一致，请核对后重试",
  });
});

test("passwords stand sealed in the database, and in no answer and no log", async () => {
  const password = "Sealed#2026";
  expect(await enter("13412341012", { password })).toMatchObject({ loginSuccess: true });
  const person = { phone: "13412341012", password };
  const { smsCodeId } = (await call("taxLogin.sendGsSms", person)).result as Sent;
  await call("taxLogin.gsSmsLogin", { ...person, smsCodeId, smsCode: "341012" });
  const account = await server.db
    .selectFrom("plainRecord")
    .select("fields")
    .where("resource", "=", "bureauAccount")
    .where("companyId", "=", QYID)
    .executeTakeFirstOrThrow();
  expect((account.fields as unknown as { pwd: string }).pwd).toMatch(/^v1\./);
  for (const table of ["plainRecord", "smsCode", "operationLog", "fieldChange", "idempotency"] as const) {
    const rows = await server.db.selectFrom(table).selectAll().execute();
    expect(rows.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(rows), table).not.toContain(password);
  }
  const clear = await server.db
    .selectFrom("plainRecord")
    .select("fields")
    .where("resource", "in", ["bureauAccount", "personTaxAccount"])
    .execute();
  for (const { fields } of clear) {
    const { pwd = null, password: own = null } = fields as unknown as Record<string, string | null>;
    for (const secret of [pwd, own]) if (secret !== null) expect(secret).toMatch(/^v1\./);
  }
});

test("after ten codes of a day there is none until the next", async () => {
  const phone = "13812341002";
  for (let sent = 0; sent < 10; sent += 1) expect((await send(phone)).sendStatus).toBe(2);
  expect(await send(phone)).toMatchObject({
    sendStatus: 3,
    blockReason: 1,
    sendDesc: "今日短信次数已达上限，请次日再试",
  });
  server.advanceClock(15 * 60 * 60 * 1000);
  expect((await send(phone)).sendStatus).toBe(2);
});
