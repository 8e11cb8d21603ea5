import { expect, test } from "vitest";
import { RequestError } from "../request/request-error.ts";
import { accountGate, refusedSignInGate } from "./gates.ts";
import { loginInfo } from "./testing/login-info.ts";

const NOW = "2026-11-20 14:05:00";
const some = [{ code: "a", resourceType: "MENU", operationFlag: 0 }];
const expired = [{ expireTime: "2026-11-20 14:04:59" }];

const disabledText = "该账号已停用，请联系管理员开通权限";
const expiredText = "账号已过期，有效期至2026-11-20，请联系客服人员";
const noPermissionText = "暂未配置账号权限，请联系管理员";
const warning = { kind: "warning", text: "请先开户再登录", signOutAfter: 2000 };

test("an account in good order is open", () => {
  expect(accountGate(loginInfo(), some, NOW)).toEqual({ kind: "open" });
});

test("permission false with everything else in order opens the home page only", () => {
  expect(accountGate(loginInfo({ permission: false }), [], NOW)).toEqual({ kind: "home-only" });
});

test("a disabled account is blocked", () => {
  expect(accountGate(loginInfo({}, { status: 0 }), some, NOW)).toEqual({
    kind: "blocked",
    text: disabledText,
  });
});

test("an expired account is blocked and told the date", () => {
  const info = loginInfo({ versionUserDtoList: expired });
  expect(accountGate(info, some, NOW)).toEqual({ kind: "blocked", text: expiredText });
});

test.each([
  ["2026-11-20 14:05:00", "open"],
  ["2026-11-20", "open"],
  ["2026-11-19", "blocked"],
])("an account valid to %s is %s", (expireTime, kind) => {
  expect(accountGate(loginInfo({ versionUserDtoList: [{ expireTime }] }), some, NOW).kind).toBe(kind);
});

test("only the first validity entry counts, and none means no end", () => {
  const later = [{ expireTime: "2027-01-01 00:00:00" }, ...expired];
  expect(accountGate(loginInfo({ versionUserDtoList: later }), some, NOW).kind).toBe("open");
  expect(accountGate(loginInfo({ versionUserDtoList: [] }), some, NOW).kind).toBe("open");
});

test("neither permission nor version entries is blocked", () => {
  const gate = { kind: "blocked", text: noPermissionText };
  expect(accountGate(loginInfo({ permission: null, versionDtoList: [] }), [], NOW)).toEqual(gate);
  expect(accountGate(loginInfo({ permission: true, versionDtoList: [] }), [], NOW)).toEqual(gate);
});

test("an account that was not opened, or has no permission, is warned and signed out after 2 s", () => {
  expect(accountGate(loginInfo({ initStatus: 1 }), some, NOW)).toEqual(warning);
  expect(accountGate(loginInfo({ permission: null }), some, NOW)).toEqual(warning);
});

test("gates close in their order", () => {
  const nothing = { permission: null, versionDtoList: [], initStatus: 0 } as const;
  const all = { ...nothing, versionUserDtoList: expired };
  expect(accountGate(loginInfo(all, { status: 0 }), [], NOW)).toMatchObject({ text: disabledText });
  expect(accountGate(loginInfo(all), [], NOW)).toMatchObject({ text: expiredText });
  expect(accountGate(loginInfo(nothing), [], NOW)).toMatchObject({ text: noPermissionText });
  expect(accountGate(loginInfo({ permission: false, initStatus: 0 }), [], NOW)).toEqual(warning);
});

test("a sign-in refused as unregistered is blocked; other refusals are no gate", () => {
  const refused = (code: string) => new RequestError("refused", "", { code });
  expect(refusedSignInGate(refused("0007"))).toEqual({ kind: "blocked", text: "用户未注册" });
  expect(refusedSignInGate(refused("0409"))).toBeNull();
});
