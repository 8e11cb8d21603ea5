import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, takeTicket, testServer } from "../../../testing/test-server.ts";
import { ownProject } from "../../../testing/own-project.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const info = async (token: string) => await server.requestWith(token, "session.customerInfo");
const signOut = async (token: string) => await server.requestWith(token, "session.signOut");
const exchange = async (ticket: string) =>
  await server.requestWith(null, "session.exchangeTicket", { ticket });
const serviceTicket = async (token: string) =>
  ((await server.requestWith(token, "session.generateServiceTicket")).result as { ticket: string }).ticket;
const shareCode = async (token: string) =>
  ((await server.requestWith(token, "session.shareLogin", { effectTime: 8 })).result as { shareCode: string })
    .shareCode;
const present = async (code: string) =>
  await server.app.inject({
    method: "POST",
    url: "/sso/authorize",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ redirect: "/login", shareCode: code, guest: "王芳" }).toString(),
  });
const sharedTicket = async (code: string) =>
  new URL(String((await present(code)).headers.location)).searchParams.get("ticket") ?? "";
const enter = async (ticket: string) =>
  ((await exchange(ticket)).result as { accessToken: string }).accessToken;
const userIdOf = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;

describe("signing out", () => {
  test("ends this sign-in's tokens and tickets, and no other's, and is logged", async () => {
    const [here, elsewhere] = [await server.signIn("sunli"), await server.signIn("sunli")];
    const opened = await enter(await serviceTicket(here));
    const ticket = await serviceTicket(here);
    expect(await signOut(here)).toEqual({ status: 200, code: "0", message: null, result: null });
    expect(await info(here)).toMatchObject({ status: 401, code: "0006" });
    expect(await info(opened)).toMatchObject({ status: 401 });
    expect(await exchange(ticket)).toMatchObject({ code: "0009" });
    expect(await info(elsewhere)).toMatchObject({ code: "0" });
    expect(await signOut(here)).toMatchObject({ status: 401 });
    const logged = await server.db
      .selectFrom("operationLog")
      .select(["target", "success"])
      .where("operation", "=", "session.signOut")
      .execute();
    expect(logged).toEqual([{ target: "孙丽", success: true }]);
  });

  test("ends the share that was given from it, with whoever came in or was about to", async () => {
    const owner = await server.signIn("zhaomin");
    const code = await shareCode(owner);
    const visitor = await enter(await sharedTicket(code));
    const waiting = await sharedTicket(code);
    await signOut(owner);
    expect(await info(visitor)).toMatchObject({ status: 401 });
    expect(await exchange(waiting)).toMatchObject({ code: "0009" });
    expect((await present(code)).statusCode).toBe(400);
  });

  test("leaves a share that another sign-in has given", async () => {
    const [giving, otherToken] = [await server.signIn("zhaomin"), await server.signIn("zhaomin")];
    const code = await shareCode(giving);
    await signOut(otherToken);
    expect((await present(code)).statusCode).toBe(302);
  });

  test("of a shared sign-in ends that one alone", async () => {
    const owner = await server.signIn("zhaomin");
    const code = await shareCode(owner);
    const visitor = await enter(await sharedTicket(code));
    expect(await signOut(visitor)).toMatchObject({ code: "0" });
    expect(await info(visitor)).toMatchObject({ status: 401 });
    expect(await info(owner)).toMatchObject({ code: "0" });
    expect((await present(code)).statusCode).toBe(302);
  });

  test("is open to an account that was stopped", async () => {
    const token = await server.signIn("jiangnan");
    expect(await info(token)).toMatchObject({ code: "0" });
    expect(await signOut(token)).toMatchObject({ code: "0" });
    expect(await info(token)).not.toMatchObject({ code: "0" });
  });
});

test.each(["modifyStatus", "resetPassword"])("a ticket dies with its user's sessions: %s", async (deed) => {
  const ticket = await takeTicket(server.app, "wujun");
  const userId = await userIdOf("wujun");
  const done =
    deed === "modifyStatus"
      ? await server.request("chenjie", "userAdmin.modifyStatus", { userId, status: 0 })
      : await server.request("chenjie", "userAdmin.batchResetPwd", {
          password: "Fresh2026",
          userIds: [userId],
        });
  expect(done).toMatchObject({ code: "0" });
  expect(await exchange(ticket)).toMatchObject({ code: "0009" });
  await server.db.updateTable("staff").set({ status: 1 }).where("account", "=", "wujun").execute();
});

test("no refresh token is given, kept or of any use", async () => {
  const { result } = await exchange(await takeTicket(server.app, "sunli"));
  expect(result).toEqual({ accessToken: expect.stringMatching(/^[\w-]{40,}$/), refreshToken: "" });
  expect(await server.requestWith("", "session.customerInfo")).toMatchObject({ status: 401 });
  const kept = await server.db
    .selectFrom("token")
    .select("tokenHash")
    .where("userId", "=", await userIdOf("sunli"))
    .execute();
  await exchange(await takeTicket(server.app, "sunli"));
  const after = await server.db
    .selectFrom("token")
    .select("tokenHash")
    .where("userId", "=", await userIdOf("sunli"))
    .execute();
  expect(after.length - kept.length).toBe(1);
});

describe("a shared sign-in", () => {
  const guarded = ownProject.allOperations.filter(({ ownSignIn }) => ownSignIn);
  let visitor: string;
  beforeAll(async () => {
    visitor = await enter(await sharedTicket(await shareCode(await server.signIn("chenjie"))));
  });

  test.each(guarded.map(({ id }) => id))("may not use %s", async (id) => {
    expect(await server.requestWith(visitor, id, {})).toMatchObject({
      code: "0403",
      message: "通过分享登录进入的账号不能修改用户、角色、权限、密码、分享登录、客户链接和小程序绑定",
    });
  });

  test.each([
    ["role.page", { pageNum: 1, pageSize: 10 }],
    ["userAdmin.list", { pageSize: 10 }],
    ["department.add", { deptName: "分享新增" }],
  ])("has no page for %s either", async (id, params) => {
    expect(await server.requestWith(visitor, id, params)).toMatchObject({ code: "0403" });
  });

  test("works on", async () => {
    expect(await server.requestWith(visitor, "department.tree", {})).toMatchObject({ code: "0" });
  });
});
