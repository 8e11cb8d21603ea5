import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

const ticketOf = async (token: string) => {
  const { code, result } = await server.requestWith(token, "session.generateServiceTicket");
  expect(code).toBe("0");
  return (result as { ticket: string }).ticket;
};
const exchange = async (ticket: string) =>
  await server.requestWith(null, "session.exchangeTicket", { ticket });
const enter = async (ticket: string) =>
  ((await exchange(ticket)).result as { accessToken: string }).accessToken;
const info = async (token: string) => await server.requestWith(token, "session.customerInfo");

describe("a service ticket", () => {
  test("signs the same user in elsewhere, once", async () => {
    const ticket = await ticketOf(await server.signIn("sunli"));
    const token = await enter(ticket);
    expect((await info(token)).result).toMatchObject({ userBasicInfo: { account: "sunli" } });
    expect(await exchange(ticket)).toMatchObject({ code: "0009" });
  });

  test("lasts for a minute", async () => {
    const ticket = await ticketOf(await server.signIn("sunli"));
    server.advanceClock(MINUTE_MS);
    expect(await exchange(ticket)).toMatchObject({ code: "0009" });
  });

  test("opens nothing that outlasts the sign-in which asked for it", async () => {
    const token = await server.signIn("sunli");
    server.advanceClock(23 * HOUR_MS);
    const elsewhere = await enter(await ticketOf(token));
    expect(await info(elsewhere)).toMatchObject({ code: "0" });
    server.advanceClock(HOUR_MS);
    expect(await info(elsewhere)).toMatchObject({ status: 401 });
  });

  test("of a shared sign-in opens another shared one", async () => {
    const shared = await server.request("sunli", "session.shareLogin", { effectTime: 2 });
    const { shareCode } = shared.result as { shareCode: string };
    const { headers } = await server.app.inject({
      method: "POST",
      url: "/sso/authorize",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ redirect: "/login", shareCode, guest: "王芳" }).toString(),
    });
    const first = await enter(new URL(String(headers.location)).searchParams.get("ticket") ?? "");
    const second = await enter(await ticketOf(first));
    expect((await info(second)).result).toMatchObject({ sharedLogin: true });
    server.advanceClock(2 * HOUR_MS);
    expect(await info(second)).toMatchObject({ status: 401 });
  });

  test("is refused to a suspended account, and never stored readably", async () => {
    expect(await server.request("jiangnan", "session.generateServiceTicket")).toMatchObject({ status: 403 });
    const ticket = await ticketOf(await server.signIn("sunli"));
    const stored = JSON.stringify([
      await server.db.selectFrom("ssoTicket").selectAll().execute(),
      await server.db.selectFrom("idempotency").selectAll().execute(),
    ]);
    expect(stored).not.toContain(ticket);
  });
});

describe("addresses of the single sign-on", () => {
  const find = async (account: string, params: object) =>
    await server.request(account, "session.findAuthDomain", params);

  test("are those of the domain, or all of the firm's", async () => {
    expect((await find("fenglei", { domain: "FIRM1001.example.com", gsid: 1001 })).result).toEqual([
      { url: "https://sso.firm1001.example.com" },
      { url: "https://sso-backup.firm1001.example.com" },
    ]);
    expect((await find("fenglei", {})).result).toHaveLength(3);
    expect((await find("fenglei", { domain: "firm1001" })).result).toEqual([]);
  });

  test("of another firm are not told", async () => {
    expect(await find("fenglei", { gsid: 1002 })).toMatchObject({ code: "0404" });
    expect((await find("fenglei", { domain: "firm1002.example.com" })).result).toEqual([]);
    expect((await find("qianjin", { domain: "firm1002.example.com" })).result).toHaveLength(2);
  });
});

test("a firm's logo is that of the domain, none under others and another firm's", async () => {
  const logo = async (account: string, domain: string) =>
    (await server.request(account, "session.tenantLogo", { domain })).result as { image: string | null };
  expect((await logo("fenglei", "FIRM1001.example.com")).image).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await logo("fenglei", "localhost")).toEqual({ image: null });
  expect(await logo("fenglei", "firm1002.example.com")).toEqual({ image: null });
  expect((await logo("qianjin", "localhost")).image).not.toBeNull();
});
