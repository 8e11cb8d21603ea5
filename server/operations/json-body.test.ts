import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createClock } from "../platform/clock.ts";
import { readAnswer } from "../testing/test-server.ts";
import { ownProject } from "../testing/own-project.ts";
import { noDatabase } from "../testing/no-database.ts";

const db = noDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    db,
    clock: createClock(),
    project: ownProject,
    logLevel: "silent",
    runJobs: false,
  });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

/** The exchange of a ticket is open to all callers, so that it is refused here for its body. */
const post = async (payload: string) => {
  const headers = { "content-type": "application/json" };
  const response = await app.inject({ method: "POST", url: "/api/auth/sso/exchange", headers, payload });
  return { ...readAnswer(response), bytes: response.body.length };
};

test.each([
  ["lists", "[".repeat(500_000)],
  ["objects", `{"a":`.repeat(150_000)],
  ["closed lists", `{"ticket":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
])("%s in one another without end are refused at once", async (_what, body) => {
  const answer = await post(body);
  expect(answer).toMatchObject({ status: 400, code: "0401", message: "提交的内容层级过多" });
});

test.each([
  ["names", `{${Array.from({ length: 80_000 }, (_none, index) => `"k${index}":1`).join(",")}}`],
  ["entries", `{"ticket":[${"1,".repeat(400_000)}1]}`],
])("a hundred thousand %s are refused at once", async (_what, body) => {
  const answer = await post(body);
  expect(answer).toMatchObject({ status: 413, code: "0413" });
});

test("many unknown names are not all told back", async () => {
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: 40_000 }, (_none, index) => [`k${index}`, 1])),
  );
  const { bytes, ...answer } = await post(body);
  expect(answer).toMatchObject({ code: "0400" });
  expect((answer.result as { fieldErrors: unknown[] }).fieldErrors).toHaveLength(100);
  expect(bytes).toBeLessThan(body.length);
});

test("brackets, quotes and commas inside of texts count for nothing", async () => {
  const ticket = `${"[{,".repeat(30_000)}\\"\\\\`;
  const answer = await post(`{"ticket":"${ticket}","more":"[[["}`);
  expect(answer).toMatchObject({ code: "0400" });
  expect(answer.result).toMatchObject({
    fieldErrors: [
      { path: "more", message: "不支持的参数“more”" },
      { path: "ticket", message: expect.stringContaining("最多") },
    ],
  });
});

test("an unfinished text is no JSON", async () => {
  expect(await post(`{"ticket":"abc\\`)).toMatchObject({ status: 400, code: "0401" });
});
