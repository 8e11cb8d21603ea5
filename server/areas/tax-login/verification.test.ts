import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/test-server.ts";

const QYID = 1001002;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function send(phone: string, params: object = {}) {
  const account = { phone, account: "user0001", areaCode: "31", qyid: QYID, password: "Pass#2026" };
  const { result } = await server.request("chenjie", "taxLogin.sendSmsVerifyCode", { ...account, ...params });
  return result as { sendStatus: number; sendDesc: string | null; sjCode: number | null };
}

test("an unclear user name or a first password is to be settled at the bureau", async () => {
  expect(await send("13812341001", { account: "user0009" })).toMatchObject({
    sendStatus: 1,
    sjCode: 2059,
    sendDesc: "请登录电子税务局确认用户名或修改初始密码",
  });
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
