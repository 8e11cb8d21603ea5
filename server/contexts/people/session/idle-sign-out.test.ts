import { expect, test } from "vitest";
import { hashSecret } from "../../../access/authenticate.ts";
import type { Answer } from "../../../testing/test-server.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const MINUTE_MS = 60_000;
const FIRM = 1001;

const server = useTestServer();
const inProduction = useTestServer({ demoSso: undefined });

/** The HTTP status of a request by this token, whose sender did something so many seconds ago. */
async function ask({ app }: typeof server, token: string, idleSeconds?: number): Promise<number> {
  const { statusCode } = await app.inject({
    url: "/api/auth/sso/use",
    headers: {
      "access-token": token,
      ...(idleSeconds !== undefined && { "idle-seconds": String(idleSeconds) }),
    },
  });
  return statusCode;
}

const pass = (minutes: number) => server.advanceClock(minutes * MINUTE_MS);
/** Saves the setting by a sign-in of its own: an older one may have ended by it. */
async function saveIdleMinutes(idleMinutes: number): Promise<Answer> {
  const token = await server.signIn("chenjie");
  const { result } = await server.requestWith(token, "config.firmSetting.query");
  const { rowVersion } = result as { readonly rowVersion: number | null };
  return await server.requestWith(token, "config.firmSetting.save", {
    subject: "firm",
    watermarkOn: 0,
    idleMinutes,
    ...(rowVersion !== null && { rowVersion }),
  });
}

async function endIdleAfter(idleMinutes: number): Promise<void> {
  const { code, message } = await saveIdleMinutes(idleMinutes);
  expect(code, message ?? "").toBe("0");
}

test("the demonstration ends nobody's sign-in because of a pause", async () => {
  const token = await server.signIn("sunli");
  pass(5 * 60);
  expect(await ask(server, token)).toBe(200);
  const { result } = await server.requestWith(token, "session.customerInfo");
  expect(result).toMatchObject({ idleMinutes: 0, loginExpireTime: "2026-11-21 10:00:00" });
});

test("a firm that wants it ends sign-ins that nobody uses, and counts from when it says so", async () => {
  const token = await server.signIn("sunli");
  pass(60);
  await endIdleAfter(30);
  expect(await ask(server, token), "it was idle before").toBe(200);
  for (let time = 0; time < 3; time += 1) {
    pass(29);
    expect(await ask(server, token), "each request is use").toBe(200);
  }
  pass(33);
  expect(await ask(server, token)).toBe(401);
  expect(await ask(server, token), "and so it stays").toBe(401);
});

test("what a page asks by itself is no use, whatever it asks", async () => {
  await endIdleAfter(10);
  const token = await server.signIn("sunli");
  for (let minute = 1; minute <= 12; minute += 1) {
    pass(1);
    expect(await ask(server, token, minute * 60), `minute ${minute}`).toBe(200);
  }
  pass(1);
  expect(await ask(server, token, 13 * 60)).toBe(401);
});

test("a page that tells of use a moment ago goes on", async () => {
  await endIdleAfter(10);
  const token = await server.signIn("sunli");
  pass(9);
  expect(await ask(server, token, 30)).toBe(200);
  pass(9);
  expect(await ask(server, token, 540)).toBe(200);
  pass(5);
  expect(await ask(server, token, 840)).toBe(401);
});

test("only times of the list are taken, and other firms keep theirs", async () => {
  expect((await saveIdleMinutes(7)).code).toBe("0400");
  await endIdleAfter(15);
  expect((await server.request("qianjin", "session.customerInfo")).result).toMatchObject({ idleMinutes: 0 });
});

test("in production a firm that has set nothing ends a sign-in after 30 minutes without use", async () => {
  const token = "a-token-of-production";
  const { userId } = await inProduction.db
    .selectFrom("staff")
    .select("userId")
    .where("gsid", "=", FIRM)
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await inProduction.db
    .insertInto("token")
    .values({
      gsid: FIRM,
      userId,
      tokenHash: hashSecret(token),
      ssoSession: "session",
      revoked: false,
      expireTime: "2026-11-21 10:00:00",
    })
    .execute();
  const { result } = await inProduction.requestWith(token, "session.customerInfo");
  expect(result).toMatchObject({ idleMinutes: 30 });
  inProduction.advanceClock(31 * MINUTE_MS);
  expect(await ask(inProduction, token)).toBe(200);
  inProduction.advanceClock(33 * MINUTE_MS);
  expect(await ask(inProduction, token)).toBe(401);
});
