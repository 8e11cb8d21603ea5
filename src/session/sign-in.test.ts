import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Client } from "../request/client-contract.ts";
import { RequestError } from "../request/request-error.ts";
import { accountGate } from "./gates.ts";
import { exchangeTicket, loadSession } from "./sign-in.ts";
import { loginInfo } from "./testing/login-info.ts";

const OWN_MENU = { appId: "app-7", previewService: null };

const entries = [{ code: "a", resourceType: "MENU", operationFlag: 0 }];

function clientWith(answers: Record<string, unknown>) {
  const calls: unknown[] = [];
  const callPlanned: Client["callPlanned"] = async (operationId, params, options) => {
    calls.push([operationId, params, options]);
    return answers[operationId];
  };
  const client: Client = {
    register: () => {},
    cancelAll: () => {},
    call: callPlanned as Client["call"],
    callPlanned,
    download: async () => {
      throw new Error("no download expected");
    },
  };
  return { client, calls };
}

test("exchanges the ticket for tokens", async () => {
  const tokens = { accessToken: "a", refreshToken: "r" };
  const { client, calls } = clientWith({ "session.exchangeTicket": { ...tokens, more: 1 } });
  expect(await exchangeTicket(client, "t-1")).toEqual(tokens);
  expect(calls).toEqual([["session.exchangeTicket", { ticket: "t-1" }, { silent: true }]]);
});

test.each([{ refreshToken: "" }, { refreshToken: null }, {}])(
  "a backend that renews no sign-in has no refresh token to give: %j",
  async (rest) => {
    const { client } = clientWith({ "session.exchangeTicket": { accessToken: "a", ...rest } });
    expect(await exchangeTicket(client, "t-1")).toEqual({ accessToken: "a", refreshToken: "" });
  },
);

test("loads login info and permissions, with the application id", async () => {
  const answers = { "session.customerInfo": loginInfo(), "permission.userMenu": entries };
  const { client, calls } = clientWith(answers);
  expect(await loadSession(client, OWN_MENU)).toEqual({ info: loginInfo(), permissions: entries });
  expect(calls).toEqual([
    ["session.customerInfo", {}, { silent: true }],
    ["permission.userMenu", { appId: "app-7" }, { silent: true }],
  ]);
});

test.each([
  ["the user is missing", { ...loginInfo(), userBasicInfo: undefined }, "loginInfo.userBasicInfo"],
  ["the firm is null", { ...loginInfo(), dzgsDTO: null }, "loginInfo.dzgsDTO"],
  [
    "a version has no tag",
    { ...loginInfo(), versionDtoList: [{}] },
    "loginInfo.versionDtoList[0].serviceTag",
  ],
  ["the expiry is no time", { ...loginInfo(), versionUserDtoList: [{ expireTime: "soon" }] }, "expireTime"],
  ["permission is a word", { ...loginInfo(), permission: "yes" }, "loginInfo.permission"],
  ["the user has no id", { ...loginInfo(), userBasicInfo: { name: "林晓" } }, "loginInfo.userBasicInfo.id"],
  ["it is a list", [], "loginInfo: expected an object"],
])("login info is refused with its place when %s", async (_, info, place) => {
  const { client } = clientWith({ "session.customerInfo": info, "permission.userMenu": entries });
  const failure: unknown = await loadSession(client, OWN_MENU).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toMatchObject({ failure: "malformed", message: "登录信息不完整，请重新登录或联系管理员" });
  expect(String((failure as RequestError).cause)).toContain(place);
});

/** An answer of a firm's own backend: the fields of the specification, as texts, and no other. */
const sparse = {
  userBasicInfo: { id: "7", name: "林晓", account: 13800138000, gsid: "1", deptManager: "1", admin: "false" },
  dzgsDTO: { gsmc: "上海明算财税咨询有限公司", productType: "4" },
  versionDtoList: [{ serviceTag: "QJ", serviceVersion: 1020 }],
  versionUserDtoList: null,
  permission: "true",
  initStatus: "2",
};
const signInWith = async (info: unknown, permissions: unknown = entries) => {
  const { client } = clientWith({ "session.customerInfo": info, "permission.userMenu": permissions });
  return await loadSession(client, OWN_MENU);
};

test("ids and flags may come as texts, and what the specification does not ask for may be missing", async () => {
  const { info, permissions } = await signInWith(sparse, [
    { code: "a", resourceType: "MENU", operationFlag: "1" },
    { code: "b", operationFlag: "2" },
  ]);
  expect(info).toMatchObject({
    userBasicInfo: {
      id: 7,
      account: "13800138000",
      gsid: 1,
      deptManager: true,
      admin: false,
      superAdmin: false,
      status: 1,
      phone: "",
    },
    dzgsDTO: { gsid: 1, dqbm: "", productType: 4 },
    name: "上海明算财税咨询有限公司",
    tenantProductList: [],
    versionDtoList: [{ serviceTag: "QJ", serviceVersion: "1020" }],
    versionUserDtoList: [],
    permission: true,
    initStatus: 2,
    serverTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
  });
  expect(permissions).toEqual([
    { code: "a", resourceType: "MENU", operationFlag: 1 },
    { code: "b", resourceType: "", operationFlag: 2 },
  ]);
});

test("an id that is too long for a number stays a text", async () => {
  const user = { ...sparse.userBasicInfo, id: "1871234567890123456" };
  const { info } = await signInWith({ ...sparse, userBasicInfo: user });
  expect(info.userBasicInfo.id).toBe("1871234567890123456");
});

test.each<[string, object, object]>([
  ["in good order", {}, { kind: "open" }],
  ["permission 1", { permission: 1 }, { kind: "open" }],
  ["permission false as a text", { permission: "false" }, { kind: "home-only" }],
  ["permission 0 as a text", { permission: "0" }, { kind: "home-only" }],
  ["no permission, but a version", { permission: undefined }, { kind: "warning" }],
  ["an empty permission and no version", { permission: "", versionDtoList: undefined }, { kind: "blocked" }],
  ["initStatus 1 as a text", { initStatus: "1" }, { kind: "warning" }],
  ["no initStatus", { initStatus: undefined }, { kind: "warning" }],
  ["status 0 as a text", { userBasicInfo: { ...sparse.userBasicInfo, status: "0" } }, { kind: "blocked" }],
  ["an expiry without a time", { versionUserDtoList: [{ expireTime: null }] }, { kind: "open" }],
  ["an expiry that is over", { versionUserDtoList: [{ expireTime: "2020-01-01" }] }, { kind: "blocked" }],
])("the gates check a sparse answer as any other: %s", async (_, changes, gate) => {
  const { info, permissions } = await signInWith({ ...sparse, ...changes });
  expect(accountGate(info, permissions, info.serverTime)).toMatchObject(gate);
});

test("whatever the server answers, sign-in gives a session or a RequestError", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (info, permissions) => {
      const { client } = clientWith({ "session.customerInfo": info, "permission.userMenu": permissions });
      await expect(loadSession(client, OWN_MENU)).rejects.toBeInstanceOf(RequestError);
    }),
  );
});

test("empty tokens are no tokens", async () => {
  const { client } = clientWith({ "session.exchangeTicket": { accessToken: "", refreshToken: "r" } });
  await expect(exchangeTicket(client, "t-1")).rejects.toMatchObject({ failure: "malformed" });
});

test("in a preview the menu is that of the previewed service", async () => {
  const { client, calls } = clientWith({ "session.customerInfo": loginInfo(), "permission.previewMenu": [] });
  await loadSession(client, { appId: "app-7", previewService: "service-7" });
  expect(calls[1]).toEqual(["permission.previewMenu", { serviceId: "service-7" }, { silent: true }]);
});
