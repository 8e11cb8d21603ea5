import { expect, test } from "vitest";
import { takeTicket } from "../../server/testing/test-server.ts";
import { useTestServer } from "../../server/testing/use-test-server.ts";

const server = useTestServer();

const choose = async (form: Record<string, string>, headers: Record<string, string> = {}) =>
  await server.app.inject({
    method: "POST",
    url: "/sso/authorize",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const CHOICE = { redirect: "/login", gsid: "1001", account: "sunli" };

test("the page lists the accounts of both firms and runs no script", async () => {
  const { body, headers, statusCode } = await server.app.inject("/sso/authorize?redirect=/login");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const text of ["上海云帆财税咨询有限公司", "苏州锦程企业服务有限公司", "sunli", "已停用的账号"])
    expect(body).toContain(text);
  expect(body).not.toMatch(/<script|style=|\son\w+=/);
  expect((await server.app.inject("/sso/sign-in.css")).headers["content-type"]).toContain("text/css");
});

test("choosing an account leads back with a ticket that gives tokens", async () => {
  const { statusCode, headers } = await choose(CHOICE);
  expect(statusCode).toBe(302);
  const back = new URL(String(headers.location));
  expect(back.origin + back.pathname).toBe("http://localhost/login");
  const exchanged = await server.requestWith(null, "session.exchangeTicket", {
    ticket: back.searchParams.get("ticket"),
  });
  const { accessToken } = exchanged.result as { accessToken: string };
  const { result } = await server.requestWith(accessToken, "session.customerInfo");
  expect(result).toMatchObject({ userBasicInfo: { account: "sunli" } });
  const staff = await server.db
    .selectFrom("staff")
    .select("lastLoginTime")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  expect(staff.lastLoginTime).toBe(server.clock.now());
});

test("a ticket works once and for a minute", async () => {
  const used = await takeTicket(server.app, "sunli");
  expect(await server.requestWith(null, "session.exchangeTicket", { ticket: used })).toMatchObject({
    code: "0",
  });
  expect(await server.requestWith(null, "session.exchangeTicket", { ticket: used })).toMatchObject({
    code: "0009",
  });
  const late = await takeTicket(server.app, "sunli");
  server.advanceClock(60_000);
  expect(await server.requestWith(null, "session.exchangeTicket", { ticket: late })).toMatchObject({
    code: "0009",
  });
  expect(await server.requestWith(null, "session.exchangeTicket", { ticket: "guessed" })).toMatchObject({
    code: "0009",
  });
});

test("neither tickets nor tokens are stored readably", async () => {
  const ticket = await takeTicket(server.app, "sunli");
  const token = await server.signIn("chenjie");
  const stored = JSON.stringify([
    await server.db.selectFrom("ssoTicket").selectAll().execute(),
    await server.db.selectFrom("token").selectAll().execute(),
  ]);
  expect(stored).not.toContain(ticket);
  expect(stored).not.toContain(token);
});

test("signing out ends this browser's tokens, and no other's", async () => {
  const enter = async () => {
    const { headers } = await choose(CHOICE);
    const ticket = new URL(String(headers.location)).searchParams.get("ticket");
    const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
    return { token: (result as { accessToken: string }).accessToken, cookie: String(headers["set-cookie"]) };
  };
  const [here, elsewhere] = [await enter(), await enter()];
  expect(here.cookie).toMatch(/HttpOnly/);
  const cookie = here.cookie.split(";")[0] ?? "";
  const asked = await server.app.inject({ url: "/sso/logout?redirect=/login", headers: { cookie } });
  expect(asked.body).toContain("退出登录");
  expect(asked.headers["set-cookie"]).toBeUndefined();
  expect(await server.requestWith(here.token, "session.customerInfo")).toMatchObject({ code: "0" });
  const leave = async (origin: string) =>
    await server.app.inject({
      method: "POST",
      url: "/sso/logout",
      headers: { cookie, origin, "content-type": "application/x-www-form-urlencoded" },
      payload: "redirect=/login",
    });
  expect((await leave("https://evil.example")).statusCode).toBe(400);
  expect(await server.requestWith(here.token, "session.customerInfo")).toMatchObject({ code: "0" });
  const out = await leave("http://localhost");
  expect(out.statusCode).toBe(303);
  expect(out.headers.location).toBe("/sso/authorize?redirect=http%3A%2F%2Flocalhost%2Flogin");
  expect(out.headers["set-cookie"]).toContain("Max-Age=0");
  expect(await server.requestWith(here.token, "session.customerInfo")).toMatchObject({ status: 401 });
  expect(await server.requestWith(elsewhere.token, "session.customerInfo")).toMatchObject({ code: "0" });
});

test("a listed origin may be returned to", async () => {
  const { headers } = await choose({ ...CHOICE, redirect: "https://console.example.com/login?from=1" });
  expect(String(headers.location)).toMatch(/^https:\/\/console\.example\.com\/login\?from=1&ticket=/);
  const page = await server.app.inject("/sso/authorize?redirect=https%3A%2F%2Fconsole.example.com%2Flogin");
  expect(page.headers["content-security-policy"]).toContain("form-action 'self' https://console.example.com");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "javascript:alert(1)",
  "http://localhost@evil.example/",
  "/\\evil.example",
])("no ticket leaves for %s", async (redirect) => {
  const { statusCode, headers } = await choose({ ...CHOICE, redirect });
  expect(statusCode).toBe(400);
  expect(headers.location).toBeUndefined();
  const page = await server.app.inject({ url: "/sso/authorize", query: { redirect } });
  expect(page.body).not.toContain("<form");
});

test("a request under a name that could be anybody's gets no ticket, however it names the way back", async () => {
  for (const host of ["evil.com", "evil.com:3000", "localhost.evil.com"]) {
    for (const redirect of [`http://${host}/login`, "/login"]) {
      const answer = await choose({ ...CHOICE, redirect }, { host, origin: `http://${host}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers.location).toBeUndefined();
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  }
  const near = await choose(CHOICE, { host: "192.168.1.5:3000", origin: "http://192.168.1.5:3000" });
  expect(String(near.headers.location)).toMatch(/^http:\/\/192\.168\.1\.5:3000\/login\?ticket=/);
});

test("an unknown account and a form of another site are refused", async () => {
  expect((await choose({ ...CHOICE, account: "qianjin" })).statusCode).toBe(400);
  expect((await choose(CHOICE, { origin: "https://evil.example" })).statusCode).toBe(400);
  expect((await choose(CHOICE, { origin: "http://localhost" })).statusCode).toBe(302);
});
