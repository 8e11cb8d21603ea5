import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("an empty environment serves this machine alone, on PGlite, with the demo sign-in", () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: undefined,
    encryptResponses: undefined,
    demoSso: { redirectOrigins: [] },
  });
});

test("the passwordless sign-in is refused on a production database", () => {
  const production = { NODE_ENV: "production", DATABASE_URL: "postgres://db/firm" };
  expect(() => readEnvironment(production)).toThrow("DEMO=1");
  expect(readEnvironment({ ...production, DEMO: "1" }).databaseUrl).toBe("postgres://db/firm");
});

test("responses are encrypted only with both key and iv", () => {
  expect(readEnvironment({ RESPONSE_KEY: "k" }).encryptResponses).toBeUndefined();
  expect(readEnvironment({ RESPONSE_KEY: "k", RESPONSE_IV: "i" }).encryptResponses).toEqual({
    key: "k",
    iv: "i",
  });
});
