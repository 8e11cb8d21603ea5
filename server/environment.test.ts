import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("an empty environment serves this machine alone, on PGlite, with the demo sign-in", () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: undefined,
    encryptResponses: undefined,
    secretsKeys: [],
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

test("the limits of the database are whole seconds, and an answer is waited for longer than a statement", () => {
  const { limits } = readEnvironment({ DATABASE_CONNECTIONS: "20", DATABASE_STATEMENT_SECONDS: "60" });
  expect(limits).toMatchObject({ connections: 20, connectMs: 5000, statementMs: 60_000, answerMs: 65_000 });
  for (const wrong of ["0", "-1", "1e3", "1.5", "many"])
    expect(() => readEnvironment({ DATABASE_LOCK_SECONDS: wrong })).toThrow(
      "DATABASE_LOCK_SECONDS 应为大于 0 的整数",
    );
});
