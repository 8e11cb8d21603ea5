import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Client } from "../request/client-contract.ts";
import { RequestError } from "../request/request-error.ts";
import { exchangeTicket, loadSession } from "./sign-in.ts";
import { loginInfo } from "./testing/login-info.ts";

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
  expect(await loadSession(client, "app-7")).toEqual({ info: loginInfo(), permissions: entries });
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
  ["permission is a text", { ...loginInfo(), permission: "true" }, "loginInfo.permission"],
  ["it is a list", [], "loginInfo: expected an object"],
])("login info is refused with its place when %s", async (_, info, place) => {
  const { client } = clientWith({ "session.customerInfo": info, "permission.userMenu": entries });
  const failure: unknown = await loadSession(client, "app-7").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toMatchObject({ failure: "malformed", message: "登录信息不完整，请重新登录或联系管理员" });
  expect(String((failure as RequestError).cause)).toContain(place);
});

test("whatever the server answers, sign-in gives a session or a RequestError", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (info, permissions) => {
      const { client } = clientWith({ "session.customerInfo": info, "permission.userMenu": permissions });
      await expect(loadSession(client, "app-7")).rejects.toBeInstanceOf(RequestError);
    }),
  );
});

test("empty tokens are no tokens", async () => {
  const { client } = clientWith({ "session.exchangeTicket": { accessToken: "", refreshToken: "r" } });
  await expect(exchangeTicket(client, "t-1")).rejects.toMatchObject({ failure: "malformed" });
});
