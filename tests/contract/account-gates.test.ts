import { expect, test } from "vitest";
import { useTestServer } from "../../server/testing/use-test-server.ts";
import { accountGate } from "../../src/session/gates.ts";
import { loginInfoShape, permissionListShape } from "../../src/session/session-shapes.ts";

const server = useTestServer();

/** The gate that the page closes or opens for what the backend says of an account. */
async function gateOf(account: string) {
  const info = await server.request(account, "session.customerInfo");
  const menu = await server.request(account, "permission.userMenu", { appId: "console" });
  const permissions = permissionListShape(menu.result ?? [], "permissions");
  const read = loginInfoShape(info.result, "loginInfo");
  return accountGate(read, permissions, read.serverTime);
}

test.each([
  ["jiangnan", { kind: "blocked", text: "该账号已停用，请联系管理员开通权限" }],
  ["shenyue", { kind: "blocked", text: "账号已过期，有效期至2026-11-10，请联系客服人员" }],
  ["hanlu", { kind: "blocked", text: "暂未配置账号权限，请联系管理员" }],
  ["yangfan", { kind: "warning", text: "请先开户再登录", signOutAfter: 2000 }],
  ["fenglei", { kind: "home-only" }],
  ["sunli", { kind: "open" }],
])("the gate of %s", async (account, gate) => {
  expect(await gateOf(account)).toEqual(gate);
});
