import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/test-server.ts";

const SCRIPT = "export {};";
const PAGE = "<!doctype html><title>app</title>";
let staticDir: string;
let server: TestServer;
beforeAll(async () => {
  staticDir = mkdtempSync(join(tmpdir(), "built-app-"));
  for (const folder of ["assets", "plans"]) mkdirSync(join(staticDir, folder));
  writeFileSync(join(staticDir, "index.html"), PAGE);
  writeFileSync(join(staticDir, "assets/main-abc123.js"), SCRIPT);
  writeFileSync(join(staticDir, "plans/shell.json"), "{}");
  server = await testServer({ staticDir });
});
afterAll(async () => {
  await server.close();
  rmSync(staticDir, { recursive: true });
});

const open = async (url: string, accept = "text/html,*/*") =>
  await server.app.inject({ url, headers: { accept } });

test.each(["/", "/login", "/setting/userManage?pageNum=2"])(
  "%s opens the app, asked for anew each time",
  async (url) => {
    const { body, headers } = await open(url);
    expect(body).toBe(PAGE);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
  },
);

test("what the build notes beside the app is not served", async () => {
  writeFileSync(join(staticDir, ".sources"), "0123abcd");
  for (const url of ["/.sources", "/%2esources", "/assets/../.sources"])
    expect((await open(url, "*/*")).statusCode, url).toBe(404);
});

test("hashed assets are kept for good, plans are not", async () => {
  expect((await open("/assets/main-abc123.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await open("/plans/shell.json")).headers["cache-control"]).toBe("no-cache");
});

test("a compressed copy is sent to whoever can read it, as what it is a copy of", async () => {
  const compressed = async (accepted: string) =>
    await server.app.inject({ url: "/assets/main-abc123.js", headers: { "accept-encoding": accepted } });
  const copies = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };
  writeFileSync(join(staticDir, "assets/main-abc123.js.br"), copies.br);
  writeFileSync(join(staticDir, "assets/main-abc123.js.gz"), copies.gzip);
  for (const [encoding, copy] of Object.entries(copies)) {
    const { headers, rawPayload } = await compressed(encoding);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": expect.stringContaining("/javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(rawPayload).toEqual(copy);
  }
  const { headers, body } = await compressed("identity");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toBe(SCRIPT);
});

test.each(["/assets/main-old.js", "/plans/missing.json", "/api/none", "/sso/none", "/favicon.ico"])(
  "%s is not the app in disguise",
  async (url) => {
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(404);
    expect(body).not.toBe(PAGE);
  },
);

test("only a browser that opens a page gets the page", async () => {
  expect((await open("/setting/userManage", "application/json")).statusCode).toBe(404);
  expect(
    (await server.app.inject({ method: "POST", url: "/login", headers: { accept: "text/html" } })).statusCode,
  ).toBe(404);
});

test("files outside the folder stay outside", async () => {
  for (const url of ["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json"]) {
    expect((await open(url, "*/*")).body).not.toContain("dependencies");
  }
});

test("the version follows the build and is never cached", async () => {
  const { headers, ...response } = await open("/version.json?t=1");
  const { version } = response.json<{ version: string }>();
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(headers["cache-control"]).toBe("no-store");
  writeFileSync(join(staticDir, "index.html"), `${PAGE}<!-- next build -->`);
  const next = await testServer({ staticDir });
  const response2 = await next.app.inject("/version.json");
  expect(response2.json<{ version: string }>().version).not.toBe(version);
  await next.close();
  writeFileSync(join(staticDir, "index.html"), PAGE);
});
