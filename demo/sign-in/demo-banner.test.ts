import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { createClock } from "../../server/platform/clock.ts";
import { demonstration } from "../demonstration.ts";
import { ownProject } from "../../server/testing/own-project.ts";
import { noDatabase } from "../../server/testing/no-database.ts";

const BANNER = "演示环境";
const db = noDatabase();
let staticDir: string;
beforeAll(() => {
  staticDir = mkdtempSync(join(tmpdir(), "demo-banner-"));
  writeFileSync(join(staticDir, "index.html"), '<!doctype html><body class="a"><div id="root"></div></body>');
  writeFileSync(join(staticDir, "logo.svg"), "<svg/>");
});
afterAll(async () => {
  rmSync(staticDir, { recursive: true });
  await db.destroy();
});

async function open(url: string, demoBanner: boolean) {
  const app = await createApp({
    db,
    clock: createClock(),
    project: ownProject,
    logLevel: "silent",
    runJobs: false,
    staticDir,
    demonstration,
    demoBanner,
  });
  const answer = await app.inject({ url, headers: { accept: "text/html,*/*" } });
  await app.close();
  return answer;
}

test.each(["/", "/?from=1", "/login", "/setting/userManage"])(
  "%s says that this is a demonstration, and only then",
  async (url) => {
    const { body, headers, statusCode } = await open(url, true);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`<body class="a"><div [^>]+>${BANNER}`));
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
    expect((await open(url, false)).body).not.toContain(BANNER);
  },
);

test.each([
  ["/logo.svg", "image/svg+xml"],
  ["/api/health", "application/json; charset=utf-8"],
  ["/api-docs", "text/html; charset=utf-8"],
])("%s stays what it is", async (url, type) => {
  const { body, headers } = await open(url, true);
  expect(headers["content-type"]).toBe(type);
  expect(body).not.toContain(`${BANNER}：登录无需密码`);
});
