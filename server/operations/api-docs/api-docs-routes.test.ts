import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createClock } from "../../platform/clock.ts";
import { ownProject } from "../../testing/own-project.ts";
import { noDatabase } from "../../testing/no-database.ts";

let app: FastifyInstance;
beforeAll(async () => {
  // The docs need no database.
  app = await createApp({
    db: noDatabase(),
    clock: createClock(),
    project: ownProject,
    logLevel: "silent",
    runJobs: false,
  });
});
afterAll(async () => {
  await app.close();
});

const open = async (url: string) => await app.inject({ url, headers: { accept: "text/html" } });

test("the first page lists every area and every operation, assumed ones marked", async () => {
  const { body, headers } = await open("/api-docs");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain(`<a href="/api-docs/userAdmin">用户管理 <small>userAdmin</small>`);
  expect(body).not.toContain(`href="/api-docs/shared"`);
  const row = /<tr>(?:(?!<\/tr>)[\s\S])*userAdmin\.list[\s\S]*?<\/tr>/.exec(body)?.[0];
  expect(row).toContain("/api/auth/user/list");
  expect(row).toContain(`<span class="mark">假定</span>`);
});

test("pages run no script of their own and take nothing from elsewhere", async () => {
  for (const url of ["/api-docs", "/api-docs/userAdmin"]) {
    const { body, headers } = await open(url);
    expect(body.match(/<script(?![^>]*\ssrc="\/api-docs\/viewer\/[\w.-]+"><)/g), url).toBeNull();
    expect(body, url).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  }
});

test("whatever a page names is served", async () => {
  const { body } = await open("/api-docs/userAdmin");
  const named = [...body.matchAll(/(?:src|href|data-document)="(\/api-docs[^"]*)"/g)].map(
    ([, url]) => url ?? "",
  );
  expect(named).toContain("/api-docs/userAdmin/openapi.json");
  for (const url of named) expect((await open(url)).statusCode, url).toBe(200);
});

test("an area is served as one document that needs no other", async () => {
  const { body, headers } = await open("/api-docs/userAdmin/openapi.json");
  expect(headers["content-type"]).toContain("application/json");
  expect(body).not.toMatch(/"\$ref":"(?!#)/);
  expect(JSON.parse(body)).toMatchObject({
    openapi: "3.1.0",
    paths: { "/api/auth/user/add": { post: { operationId: "userAdmin.add" } } },
  });
});

test.each([
  "/api-docs/nothing",
  "/api-docs/shared",
  "/api-docs/nothing/openapi.json",
  "/api-docs/viewer/index.html",
  "/api-docs/viewer/..%2fpackage.json",
  "/api-docs/userAdmin/more/of/it",
])("%s does not exist", async (url) => {
  const response = await open(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: "0405", message: "请求的资源不存在", result: null });
});
