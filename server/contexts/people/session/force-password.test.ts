import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/demo-staff.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { isPassword } from "../user-admin/password-hash.ts";

const server = useTestServer();

const MINUTE_MS = 60 * 1000;

const assertNewPassword = async (account: string) =>
  await server.db.updateTable("staff").set({ passwordDue: 1 }).where("account", "=", account).execute();
const staffOf = async (account: string) =>
  await server.db.selectFrom("staff").selectAll().where("account", "=", account).executeTakeFirstOrThrow();
/** The page to which the single sign-on leads after the account was chosen. */
const choose = async (account: string) => {
  const { headers } = await server.app.inject({
    method: "POST",
    url: "/sso/authorize",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ redirect: "/login", gsid: "1001", account }).toString(),
  });
  return new URL(String(headers.location)).searchParams;
};
const stateOf = async (account: string) => (await choose(account)).get("state") ?? "";
const force = async (newPwd: string, state: string) =>
  await server.requestWith(null, "session.pwdForceUpdate", { newPwd, state });

test("whoever has to change their password gets in with the new one only", async () => {
  await assertNewPassword("sunli");
  const led = await choose("sunli");
  expect(led.get("ticket")).toBeNull();
  const state = led.get("state") ?? "";
  expect(await force("Fresh2026", state)).toEqual({ status: 200, code: "0", message: null, result: null });
  expect(await isPassword("Fresh2026", (await staffOf("sunli")).passwordHash ?? "")).toBe(true);
  expect((await choose("sunli")).get("ticket")).toMatch(/^[\w-]{40,}$/);
  expect(await force("Fresh2027", state)).toMatchObject({
    code: "0009",
    message: "修改密码的凭据已失效，请重新登录",
  });
  const logged = await server.db
    .selectFrom("operationLog")
    .select(["target", "success"])
    .where("operation", "=", "session.pwdForceUpdate")
    .execute();
  expect(logged).toEqual([{ target: "孙丽", success: true }]);
});

test("a password that breaks the rules, or is the old one, is refused at its field and the state stays", async () => {
  await assertNewPassword("zhaomin");
  const state = await stateOf("zhaomin");
  for (const [password, message] of [
    ["Abc!2345", "密码不能包含特殊字符"],
    ["abcd2345", "长度为8~18位，必须包含大小写字母"],
    [DEMO_PASSWORD, "新密码不能与旧密码相同"],
  ] as const) {
    expect(await force(password, state)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "newPwd", message }] },
    });
  }
  expect(await isPassword(DEMO_PASSWORD, (await staffOf("zhaomin")).passwordHash ?? "")).toBe(true);
  expect(await force("Fresh2026", state)).toMatchObject({ code: "0" });
});

test("a state lasts for ten minutes, is no ticket, and works once though it comes twice at a time", async () => {
  await assertNewPassword("liuwei");
  const late = await stateOf("liuwei");
  server.advanceClock(10 * MINUTE_MS);
  expect(await force("Fresh2026", late)).toMatchObject({ code: "0009" });
  expect(await force("Fresh2026", "made-up")).toMatchObject({ code: "0009" });
  const state = await stateOf("liuwei");
  expect(await server.requestWith(null, "session.exchangeTicket", { ticket: state })).toMatchObject({
    code: "0009",
  });
  const answers = await Promise.all([force("Fresh2026", state), force("Other2026", state)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0009"]);
});

test("a new password signs out everywhere", async () => {
  const token = await server.signIn("wujun");
  await assertNewPassword("wujun");
  expect(await force("Fresh2026", await stateOf("wujun"))).toMatchObject({ code: "0" });
  expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({ status: 401 });
  const stored = JSON.stringify(await server.db.selectFrom("passwordState").selectAll().execute());
  expect(stored).toBe("[]");
});
