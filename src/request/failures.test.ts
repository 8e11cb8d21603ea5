import { afterEach, expect, test, vi } from "vitest";
import { callPlan } from "./testing/call-plan.ts";
import { failureOf, openClient } from "./testing/open-client.ts";
import { startWire } from "./testing/start-wire.ts";

afterEach(() => {
  vi.useRealTimers();
});

const table = [
  [400, "请求失败，请稍后重试"],
  [404, "请求的资源不存在"],
  [405, "请求方法错误"],
  [408, "请求超时"],
  [418, "请求失败"],
  [500, "服务异常"],
  [502, "网关错误"],
  [503, "服务不可用"],
  [504, "网关超时"],
] as const;

test.each(table)("HTTP %i says %s", async (status, text) => {
  const wire = await startWire({ status, body: "<html>nginx</html>" });
  const { client, around } = openClient(wire, [callPlan()]);
  expect(await failureOf(client.callPlanned("sample.get"))).toMatchObject({
    failure: "http",
    status,
    message: text,
  });
  expect(around.error.mock.calls).toEqual([[text]]);
  expect(around.leave).not.toHaveBeenCalled();
});

test("a failure that only an operator can explain has the request's number, a reason in words has none", async () => {
  const headers = { "x-request-no": "K7M3-9QPX-2DFA" };
  const broken = await startWire({ status: 500, headers, body: "" });
  const { client, around } = openClient(broken, [callPlan()]);
  expect(await failureOf(client.callPlanned("sample.get"))).toMatchObject({
    requestNo: "K7M3-9QPX-2DFA",
    message: "服务异常（编号 K7M3-9QPX-2DFA）",
  });
  expect(around.error.mock.calls).toEqual([["服务异常", "K7M3-9QPX-2DFA"]]);
  const refusing = await startWire({ headers, body: { code: "0409", message: "期间已结账", result: null } });
  const second = openClient(refusing, [callPlan()]);
  expect(await failureOf(second.client.callPlanned("sample.get"))).toMatchObject({ message: "期间已结账" });
  expect(second.around.error.mock.calls).toEqual([["期间已结账"]]);
});

test("a timeout says so, or in the operation's own words", async () => {
  const wire = await startWire({ instead: "hang" });
  const plans = [callPlan(), callPlan({ id: "sms.send", timeoutMessage: "税局访问不稳定，请稍后重试" })];
  const { client, around } = openClient(wire, plans, { timeout: 30 });
  expect(await failureOf(client.callPlanned("sample.get"))).toMatchObject({ failure: "timeout" });
  expect(await failureOf(client.callPlanned("sms.send"))).toMatchObject({ failure: "timeout" });
  expect(around.error.mock.calls).toEqual([["请求超时，请稍后重试"], ["税局访问不稳定，请稍后重试"]]);
});

test("a lost connection is a network error while the browser is online", async () => {
  const { client, around } = openClient(await startWire({ instead: "cut" }), [callPlan()]);
  const failure = await failureOf(client.callPlanned("sample.get"));
  expect(failure).toMatchObject({ failure: "http", status: undefined, message: "网络错误" });
  expect(around.error.mock.calls).toEqual([["网络错误"]]);
  expect(around.offline).not.toHaveBeenCalled();
});

test("without a network the offline page shows, and no message over it", async () => {
  const wire = await startWire({ instead: "cut" });
  const { client, around } = openClient(wire, [callPlan()], { isOnline: () => false });
  expect((await failureOf(client.callPlanned("sample.get"))).failure).toBe("offline");
  expect(around.offline).toHaveBeenCalledOnce();
  expect(around.error).not.toHaveBeenCalled();
});

test("ten parallel 401 show one message, clear once and leave once, when there was time to read it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { client, around } = openClient(await startWire({ status: 401, body: "" }), [callPlan()]);
  const calls = Array.from({ length: 10 }, () =>
    failureOf(client.callPlanned("sample.get", {}, { silent: true })),
  );
  const failures = await Promise.all(calls);
  expect(new Set(failures.map(({ failure }) => failure))).toEqual(new Set(["expired"]));
  expect(around.error.mock.calls).toEqual([["登录失效，请重新登录"]]);
  expect(around.clear).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1499);
  expect(around.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(around.leave).toHaveBeenCalledOnce();
  await failureOf(client.callPlanned("sample.get"));
  expect(around.leave).toHaveBeenCalledOnce();
});

test("ten parallel body codes 0006 show one message, clear once and leave once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wire = await startWire({ body: { code: "0006", message: "token expired", result: null } });
  const { client, around } = openClient(wire, [callPlan()]);
  const calls = Array.from({ length: 10 }, () => failureOf(client.callPlanned("sample.get")));
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(
    Array.from({ length: 10 }, () => "0006"),
  );
  vi.advanceTimersByTime(60_000);
  expect([around.error, around.clear, around.leave].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test("whoever ends the session here is not told that it is over, nor led away by that", async () => {
  const session = {
    accessToken: () => "token-1",
    isReplaced: () => false,
    isEndedHere: () => true,
    clear: vi.fn(),
    leave: vi.fn(),
  };
  const { client, around } = openClient(await startWire({ status: 401, body: "" }), [callPlan()], {
    session,
  });
  expect(await failureOf(client.callPlanned("sample.get", {}, { silent: true }))).toMatchObject({
    failure: "expired",
  });
  expect(around.error).not.toHaveBeenCalled();
  expect(session.clear).not.toHaveBeenCalled();
  expect(session.leave).not.toHaveBeenCalled();
});

test("body code 0006 shows that the login is invalid, clears and leaves", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wire = await startWire({ body: { code: "0006", message: "token expired", result: null } });
  const { client, around } = openClient(wire, [callPlan()]);
  expect(await failureOf(client.callPlanned("sample.get"))).toMatchObject({
    failure: "expired",
    code: "0006",
  });
  expect(around.error.mock.calls).toEqual([["当前登录已失效"]]);
  expect(around.clear).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1500);
  expect(around.leave).toHaveBeenCalledOnce();
});

test("the end of an old session does not end the one that replaced it", async () => {
  const { client, around, signInAs } = openClient(await startWire({ status: 401 }), [callPlan()]);
  const late = failureOf(client.callPlanned("sample.get"));
  signInAs("token-2");
  expect((await late).failure).toBe("expired");
  expect(around.clear).not.toHaveBeenCalled();
  await failureOf(client.callPlanned("sample.get"));
  expect(around.clear).toHaveBeenCalledOnce();
});

test.each([
  { body: { code: "0403", message: "您的账号已被移出公司" }, text: "您的账号已被移出公司", delay: 3000 },
  { body: "Forbidden", text: "账号无权限", delay: 3000 },
  { body: { code: "0006", message: "登录已失效" }, text: "登录已失效", delay: 1000 },
])("HTTP 403 shows $text, clears, and leaves after $delay ms", async ({ body, text, delay }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { client, around } = openClient(await startWire({ status: 403, body }), [callPlan()]);
  expect((await failureOf(client.callPlanned("sample.get"))).failure).toBe("forbidden");
  expect(around.error.mock.calls).toEqual([[text]]);
  expect(around.clear).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(delay - 1);
  expect(around.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(around.leave).toHaveBeenCalledOnce();
});

test("a silent call fails without a message", async () => {
  const { client, around } = openClient(await startWire({ status: 500 }), [callPlan()]);
  await failureOf(client.callPlanned("sample.get", {}, { silent: true }));
  expect(around.error).not.toHaveBeenCalled();
});

test("the same message shows once a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { client, around } = openClient(await startWire({ status: 500 }), [callPlan()]);
  await Promise.all([1, 2, 3].map(() => failureOf(client.callPlanned("sample.get"))));
  vi.advanceTimersByTime(999);
  await failureOf(client.callPlanned("sample.get"));
  expect(around.error).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await failureOf(client.callPlanned("sample.get"));
  expect(around.error).toHaveBeenCalledTimes(2);
});

test("once another tab has signed in nothing goes out, and the end of the old session ends nothing", async () => {
  const wire = await startWire({
    status: 401,
    body: { code: "0006", message: "当前登录已失效", result: null },
  });
  let isReplaced = false;
  const { around, client } = openClient(wire, [callPlan()], {
    session: {
      accessToken: () => (isReplaced ? null : "token-1"),
      isReplaced: () => isReplaced,
      isEndedHere: () => false,
      clear: () => around.clear(),
      leave: () => around.leave(),
    },
  });
  const sent = client.callPlanned("sample.get");
  isReplaced = true;
  expect(await failureOf(sent)).toMatchObject({ failure: "expired" });
  expect(await failureOf(client.callPlanned("sample.get"))).toMatchObject({ failure: "cancelled" });
  expect(wire.received).toHaveLength(1);
  expect([around.error, around.clear, around.leave].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});
