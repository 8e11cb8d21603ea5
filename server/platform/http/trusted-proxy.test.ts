import { afterAll, expect, test } from "vitest";
import { type AppOptions, createApp } from "../../app.ts";
import { createClock } from "../clock.ts";
import { ownProject } from "../../testing/own-project.ts";
import { noDatabase } from "../../testing/no-database.ts";

const db = noDatabase();
afterAll(async () => await db.destroy());

async function ask(options: Pick<AppOptions, "trustProxy" | "publicOrigin">, remoteAddress: string) {
  const app = await createApp({
    db,
    clock: createClock(),
    project: ownProject,
    logLevel: "silent",
    runJobs: false,
    ...options,
  });
  const headers = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
  const answer = await app.inject({ url: "/api/client-ip", remoteAddress, headers });
  await app.close();
  return { ip: answer.json<{ result: { ip: string } }>().result.ip, headers: answer.headers };
}

test("a proxy's word on the client's address is taken from the named ones alone", async () => {
  const named = { trustProxy: ["10.0.0.0/8"] };
  expect((await ask(named, "10.1.2.3")).ip).toBe("203.0.113.7");
  expect((await ask(named, "192.0.2.9")).ip).toBe("192.0.2.9");
  expect((await ask({}, "10.1.2.3")).ip).toBe("10.1.2.3");
});

test("only an https origin keeps browsers to https", async () => {
  const hsts = async (publicOrigin: string | undefined) =>
    (await ask({ publicOrigin }, "10.1.2.3")).headers["strict-transport-security"];
  expect(await hsts("https://tax.example.com")).toBe("max-age=31536000");
  expect(await hsts("http://tax.example.com")).toBeUndefined();
  expect(await hsts(undefined)).toBeUndefined();
});
