import { afterAll, beforeAll, expect, test } from "vitest";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { type TestServer, testServer } from "../../../testing/test-server.ts";
import { CLIENT, type TestProvider, openTestProvider, passProvider } from "./testing/open-provider.ts";

const ORIGIN = "https://tax.example.com";

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await openTestProvider(ORIGIN);
  server = await testServer({
    demoSso: undefined,
    publicOrigin: ORIGIN,
    externalSso: optionsOf(provider.issuer),
  });
  for (const account of ["sunli", "chenjie"]) await agreeTo(account);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Their accounts are theirs already. */
async function agreeTo(account: string): Promise<void> {
  const firm = tenantDb(server.db, 1001);
  const { userId } = await firm
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  await firm
    .insertInto("signOnIdentity")
    .values({
      userId,
      issuer: provider.issuer,
      subject: account,
      shownName: account,
      state: 1,
      createTime: server.clock.now(),
    })
    .execute();
}

function optionsOf(issuer: string) {
  return {
    issuer: new URL(issuer),
    ...CLIENT,
    scope: "openid profile",
    accountClaim: "preferred_username",
    firmClaim: "gsid",
    firm: undefined,
  };
}

const open = async (url: string, cookie = "") =>
  await server.app.inject({ url, headers: { cookie, host: "10.0.0.7:3000" } });
const leaveFrom = async (origin: string, cookie: string) =>
  await server.app.inject({
    method: "POST",
    url: "/sso/logout",
    headers: { cookie, origin, host: "10.0.0.7:3000" },
  });
const cookieOf = (headers: { readonly "set-cookie"?: unknown }, name: string) =>
  [headers["set-cookie"]]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? "";

/** The whole way of a browser that goes to the provider and comes back. */
async function comeIn(account: string) {
  const begun = await open("/sso/authorize?redirect=/login");
  const pending = cookieOf(begun.headers, "sso_pending");
  const back = await passProvider(String(begun.headers.location), account, ORIGIN);
  const answer = await open(back.pathname + back.search, pending.split(";")[0]);
  return { begun, pending, back, answer };
}

test("an account comes in by the provider, and its ticket gives tokens", async () => {
  const { begun, pending, answer } = await comeIn("sunli");
  expect(begun.statusCode).toBe(302);
  const asked = new URL(String(begun.headers.location));
  expect(asked.origin).toBe(provider.issuer);
  expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
  expect(asked.searchParams.get("redirect_uri")).toBe(`${ORIGIN}/sso/callback`);
  expect(pending).toMatch(/HttpOnly; SameSite=Lax; Secure/);
  expect(answer.statusCode).toBe(302);
  const redirect = new URL(String(answer.headers.location));
  expect(redirect.origin + redirect.pathname).toBe(`${ORIGIN}/login`);
  expect(cookieOf(answer.headers, "sso_session")).toMatch(/HttpOnly; SameSite=Lax; Secure/);
  const { result } = await server.requestWith(null, "session.exchangeTicket", {
    ticket: redirect.searchParams.get("ticket"),
  });
  const { accessToken } = result as { accessToken: string };
  expect(await server.requestWith(accessToken, "session.customerInfo")).toMatchObject({
    result: { userBasicInfo: { account: "sunli", gsid: 1001 } },
  });
});

test("signing out ends the session here and goes on to the provider", async () => {
  const { answer } = await comeIn("chenjie");
  const ticket = new URL(String(answer.headers.location)).searchParams.get("ticket");
  const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
  const { accessToken } = result as { accessToken: string };
  const session = cookieOf(answer.headers, "sso_session").split(";")[0];
  expect((await open("/sso/logout?redirect=/login", session)).body).toContain("退出登录");
  expect(await server.requestWith(accessToken, "session.customerInfo")).toMatchObject({ status: 200 });
  const foreign = await leaveFrom("https://elsewhere.example.com", session ?? "");
  expect(foreign.statusCode).toBe(400);
  const out = await leaveFrom(ORIGIN, session ?? "");
  const exit = new URL(String(out.headers.refresh).replace("0; url=", ""));
  expect(exit.origin).toBe(provider.issuer);
  expect(exit.searchParams.get("post_logout_redirect_uri")).toBe(`${ORIGIN}/login`);
  expect(await server.requestWith(accessToken, "session.customerInfo")).toMatchObject({ status: 401 });
});

test("somebody whom the provider knows and this system does not is told so", async () => {
  const { answer } = await comeIn("nobody-here");
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain("尚未在本系统开通");
  expect(answer.headers.location).toBeUndefined();
});

test("an answer of another sign-in, or a second time, lets nobody in", async () => {
  const { back, pending } = await comeIn("sunli");
  const again = await open(back.pathname + back.search, pending.split(";")[0]);
  expect(again.statusCode).toBe(400);
  expect((await open(back.pathname + back.search)).body).toContain("登录已超时");
  const otherCookie = cookieOf((await open("/sso/authorize")).headers, "sso_pending");
  expect((await open(back.pathname + back.search, otherCookie.split(";")[0])).statusCode).toBe(400);
  expect((await open("/sso/callback?error=access_denied", pending.split(";")[0])).body).toContain("没有通过");
});

test("it leads back to its own origin alone, and there is no list of accounts", async () => {
  for (const redirect of ["https://evil.example", "//evil.example", "http://10.0.0.7:3000/login"])
    expect((await open(`/sso/authorize?redirect=${encodeURIComponent(redirect)}`)).statusCode).toBe(400);
  const choose = await server.app.inject({
    method: "POST",
    url: "/sso/authorize",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "redirect=/login&gsid=1001&account=sunli",
  });
  expect(choose.statusCode).toBeGreaterThanOrEqual(400);
});

test("the docs of the API are for who is signed in, by the app's cookie or a header", async () => {
  const { answer } = await comeIn("sunli");
  const ticket = new URL(String(answer.headers.location)).searchParams.get("ticket");
  const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
  const { accessToken } = result as { accessToken: string };
  const read = async (url: string, headers: object) =>
    await server.app.inject({ url, headers: { accept: "text/html", ...headers } });
  for (const url of ["/api-docs", "/api-docs/role", "/api-docs/role/openapi.json"]) {
    for (const headers of [{}, { cookie: "accessToken=made-up" }, { "access-token": "made-up" }]) {
      const refused = await read(url, headers);
      expect(refused.statusCode).toBe(401);
      expect(refused.body).toContain("请先登录系统");
    }
    expect((await read(url, { accept: "application/json" })).json()).toMatchObject({ code: "0006" });
    expect((await read(url, { cookie: `accessToken=${accessToken}` })).statusCode).toBe(200);
    expect((await read(url, { "access-token": accessToken })).statusCode).toBe(200);
  }
  await server.requestWith(accessToken, "session.signOut", {});
});

test("browsers that come by https are kept to it", async () => {
  for (const url of ["/api/health", "/sso/authorize", "/none"])
    expect((await open(url)).headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("a provider that cannot be reached is said, and asked again by the next one who comes", async () => {
  const lonely = await testServer({
    demoSso: undefined,
    publicOrigin: ORIGIN,
    externalSso: optionsOf("http://127.0.0.1:4259"),
  });
  const answer = await lonely.app.inject("/sso/authorize");
  expect(answer.statusCode).toBe(502);
  expect(answer.body).toContain("暂时无法使用");
  await lonely.close();
});
