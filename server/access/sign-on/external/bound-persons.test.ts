import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/test-server.ts";
import { type TenantDb, tenantDb } from "../../../platform/database/tenant-db.ts";
import { CLIENT } from "./testing/open-provider.ts";
import {
  type Claims,
  type FakeProvider,
  type TokenMaking,
  openFakeProvider,
} from "./testing/open-fake-provider.ts";

const ORIGIN = "https://tax.example.com";

let provider: FakeProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await openFakeProvider();
  server = await testServer({
    demoSso: undefined,
    publicOrigin: ORIGIN,
    externalSso: {
      issuer: new URL(provider.issuer),
      ...CLIENT,
      scope: "openid profile",
      accountClaim: "preferred_username",
      firmClaim: "gsid",
      firm: undefined,
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Comes back from the provider with such a token. */
async function comeWith(making: TokenMaking) {
  const begun = await server.app.inject("/sso/authorize?redirect=/login");
  const [cookie = ""] = [begun.headers["set-cookie"]].flat().map((line) => String(line).split(";")[0] ?? "");
  const asked = new URL(String(begun.headers.location)).searchParams;
  const code = provider.codeFor(asked.get("nonce") ?? "", making);
  const back = new URLSearchParams({ code, state: asked.get("state") ?? "" });
  return await server.app.inject({ url: `/sso/callback?${back}`, headers: { cookie } });
}
const person = (sub: string, preferred_username: string, more: Claims = {}): TokenMaking => ({
  claims: { sub, preferred_username, gsid: 1001, ...more },
});
const tokenFor = async (making: TokenMaking) => {
  const answer = await comeWith(making);
  expect(answer.statusCode, answer.body).toBe(302);
  const ticket = new URL(String(answer.headers.location)).searchParams.get("ticket");
  const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
  return (result as { accessToken: string }).accessToken;
};
const accountOf = async (token: string) => {
  const { result } = await server.requestWith(token, "session.customerInfo");
  return (result as { userBasicInfo: { account: string } }).userBasicInfo.account;
};
const asked = async (token: string) => {
  const params = { pageNum: 1, pageSize: 50, state: 0 };
  const { result } = await server.requestWith(token, "userAdmin.identity.list", params);
  return (result as { list: { id: number; account: string; subject: string; shownName: string }[] }).list;
};
const settle = async (token: string, verb: "agree" | "refuse" | "unbind", ...idList: number[]) =>
  await server.requestWith(token, `userAdmin.identity.${verb}`, { idList });

describe("the first persons of a firm", () => {
  test("nobody comes in by a name alone; the super administrator does while nobody else could agree", async () => {
    const stranger = await comeWith(person("s-1", "sunli"));
    expect(stranger.statusCode).toBe(403);
    expect(stranger.body).toContain("登录身份");
    const head = await tokenFor(person("z-1", "zhoumy"));
    expect(await accountOf(head)).toBe("zhoumy");
    expect((await comeWith(person("z-2", "zhoumy"))).body).toContain("已由另一个登录身份使用");
  });

  test("who was agreed to comes in, under whatever name, and nobody else under theirs", async () => {
    const head = await tokenFor(person("z-1", "zhoumy"));
    const [request] = await asked(head);
    expect(request).toMatchObject({ account: "sunli", subject: "s-1", shownName: "sunli" });
    expect(await settle(head, "agree", request?.id ?? 0)).toMatchObject({ code: "0" });
    expect(await accountOf(await tokenFor(person("s-1", "sunli")))).toBe("sunli");
    expect(await accountOf(await tokenFor(person("s-1", "zhoumy")))).toBe("sunli");
    expect((await comeWith(person("s-2", "sunli"))).statusCode).toBe(403);
    expect(await settle(head, "agree", request?.id ?? 0)).toMatchObject({ code: "0404" });
  });

  test("who was turned down may ask again; of two who ask for one account one gets it", async () => {
    const head = await tokenFor(person("z-1", "zhoumy"));
    await comeWith(person("c-1", "chenjie"));
    const [first] = await asked(head);
    expect(await settle(head, "refuse", first?.id ?? 0)).toMatchObject({ code: "0" });
    expect(await asked(head)).toEqual([]);
    for (const sub of ["c-1", "c-2"]) expect((await comeWith(person(sub, "chenjie"))).statusCode).toBe(403);
    const [one, two] = await asked(head);
    expect(await settle(head, "agree", one?.id ?? 0, two?.id ?? 0)).toMatchObject({
      code: "0409",
      message: "「陈洁」有多个申请，一个账号只能同意一个",
    });
    expect(await settle(head, "agree", one?.id ?? 0)).toMatchObject({ code: "0" });
    expect(await settle(head, "agree", two?.id ?? 0)).toMatchObject({
      code: "0409",
      message: "「陈洁」已绑定其他登录身份，请先解除绑定",
    });
  });

  test("an account that is taken away signs its person out, who has to ask again", async () => {
    const head = await tokenFor(person("z-1", "zhoumy"));
    const sunli = await tokenFor(person("s-1", "sunli"));
    const { id } = await server.db
      .selectFrom("signOnIdentity")
      .select("id")
      .where("subject", "=", "s-1")
      .executeTakeFirstOrThrow();
    expect(await settle(sunli, "unbind", id)).toMatchObject({ code: "0403" });
    expect(await settle(head, "unbind", id)).toMatchObject({ code: "0" });
    expect(await server.requestWith(sunli, "session.customerInfo")).toMatchObject({ status: 401 });
    expect((await comeWith(person("s-1", "sunli"))).statusCode).toBe(403);
  });

  test("nobody settles their own, nor an administrator the super administrator's", async () => {
    const head = await tokenFor(person("z-1", "zhoumy"));
    const { id } = await server.db
      .selectFrom("signOnIdentity")
      .select("id")
      .where("subject", "=", "z-1")
      .executeTakeFirstOrThrow();
    expect(await settle(head, "unbind", id)).toMatchObject({ code: "0409" });
    const { subject } = await server.db
      .selectFrom("signOnIdentity")
      .select("subject")
      .where("shownName", "=", "chenjie")
      .where("state", "=", 1)
      .executeTakeFirstOrThrow();
    const admin = await tokenFor(person(subject, "chenjie"));
    expect(await settle(admin, "unbind", id)).toMatchObject({
      code: "0409",
      message: "超级管理员的登录身份只能由超级管理员处理",
    });
  });
});

test("the same subject at another provider is another person", async () => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhaomin")
    .executeTakeFirstOrThrow();
  const elsewhere = { issuer: "https://another.example", subject: "m-1", shownName: "zhaomin", state: 1 };
  await tenantDb(server.db, 1001)
    .insertInto("signOnIdentity")
    .values({ ...elsewhere, userId, createTime: server.clock.now() })
    .execute();
  const answer = await comeWith(person("m-1", "zhaomin"));
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain("已由另一个登录身份使用");
});

test("once others have come in, a super administrator who is not bound asks as they do", async () => {
  const own = server.db.updateTable("signOnIdentity").where("subject", "=", "z-1");
  await own.set({ state: 0 }).execute();
  const answer = await comeWith(person("z-5", "zhoumy"));
  const { state } = await server.db
    .selectFrom("signOnIdentity")
    .select("state")
    .where("subject", "=", "z-5")
    .executeTakeFirstOrThrow();
  expect([answer.statusCode, state]).toEqual([403, 0]);
  await own.set({ state: 1 }).execute();
});

/** The statements of docs/deploy.md for it, with the names of these firms. */
async function statementsOfDocs(names: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const page = await readFile("docs/deploy.md", "utf8");
  const [, block = ""] = /```sql\nbegin;\n([^`]*sign_on_identity[^`]*);\n```/.exec(page) ?? [];
  const filled = Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), block);
  return filled.split(";").map((statement) => statement.trim());
}

test("a super administrator whose subject has changed is bound anew by the words of the docs, and nobody else is", async () => {
  const head = await tokenFor(person("z-1", "zhoumy"));
  expect((await comeWith(person("z-9", "zhoumy"))).body).toContain("已由另一个登录身份使用");
  await comeWith(person("z-9", "liuwei"));
  const [here, elsewhere] = [tenantDb(server.db, 1001), tenantDb(server.db, 1002)];
  const bind = async (firm: TenantDb, account: string, subject: string, issuer: string, state: number) => {
    const { userId } = await firm
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow();
    const made = { shownName: account, createTime: server.clock.now() };
    await firm
      .insertInto("signOnIdentity")
      .values({ ...made, userId, subject, issuer, state })
      .execute();
  };
  await bind(here, "wujun", "z-9", "https://another.example", 1);
  await bind(here, "liuwei", "z-9", "https://third.example", 0);
  await bind(elsewhere, "qianjin", "z-1", "https://another.example", 1);
  await bind(elsewhere, "qianjin", "z-9", provider.issuer, 0);
  const subjects = async () =>
    await server.db
      .selectFrom("signOnIdentity")
      .select(["gsid", "issuer", "subject", "userId", "state"])
      .orderBy("id")
      .execute();
  const before = await subjects();

  const statements = await statementsOfDocs({
    "https://sso.example.com/realms/firm": provider.issuer,
    "the-new-sub": "z-9",
    "lin.xiao": "zhoumy",
  });
  expect(statements).toHaveLength(3);
  await server.db.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });

  const isOwn = (row: (typeof before)[number]) => row.gsid === 1001 && row.issuer === provider.issuer;
  expect(await subjects()).toEqual(
    before
      .filter((row) => !(isOwn(row) && row.subject === "z-9"))
      .map((row) => (isOwn(row) && row.subject === "z-1" ? { ...row, subject: "z-9" } : row)),
  );
  expect(await server.requestWith(head, "session.customerInfo")).toMatchObject({ status: 401 });
  expect(await accountOf(await tokenFor(person("z-9", "zhoumy")))).toBe("zhoumy");
  expect((await comeWith(person("z-1", "zhoumy"))).statusCode).toBe(403);
});

describe("a token", () => {
  test.each(["RS256", "PS256", "ES256"] as const)(
    "that is signed by %s with a published key is taken",
    async (algorithm) => {
      expect(await accountOf(await tokenFor({ ...person("z-9", "zhoumy"), algorithm }))).toBe("zhoumy");
    },
  );

  const now = Math.floor(Date.now() / 1000);
  const refused: readonly (readonly [string, TokenMaking])[] = [
    ["signed by a stranger", { signedBy: "stranger" }],
    ["that is not signed", { algorithm: "none" }],
    ["signed by the public key as a shared secret", { algorithm: "HS256" }],
    ["signed by a key that is not published", { kid: "another" }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["for another client", { claims: { aud: "another" } }],
    ["for several clients, made for none of them", { claims: { aud: [CLIENT.clientId, "another"] } }],
    ["made for another client", { claims: { azp: "another" } }],
    ["that has run out", { claims: { iat: now - 7200, exp: now - 3600 } }],
    ["without an end", { claims: { exp: undefined } }],
    ["without a beginning", { claims: { iat: undefined } }],
    ["of another sign-in", { claims: { nonce: "another" } }],
    ["of nobody", { claims: { sub: "" } }],
    ["whose subject is a number", { claims: { sub: 7 } }],
    ["of an account that is a list", { claims: { preferred_username: ["zhoumy"] } }],
    ...[[1001], "0x3e9", " 1001 ", "1001.0", "1e3", 1001.5, -1001, "01001", true, null, { a: 1 }].map(
      (gsid): [string, TokenMaking] => [`of firm ${JSON.stringify(gsid)}`, { claims: { gsid } }],
    ),
  ];
  test.each(refused)("%s lets nobody in", async (_what, making) => {
    const { claims } = person("z-9", "zhoumy");
    const answer = await comeWith({ ...making, claims: { ...claims, ...making.claims } });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  test("may name its firm by digits", async () => {
    expect(await accountOf(await tokenFor(person("z-9", "zhoumy", { gsid: "1001" })))).toBe("zhoumy");
  });
});
