import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder } from "./platform/database/claim-folder.ts";
import { noteAddress } from "./platform/database/folder-address.ts";
import { explainFailedStart } from "./explain-failed-start.ts";
import { assertFreePort } from "./free-port.ts";
import { startServer } from "./start.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "start-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

const failureOf = async (work: Promise<unknown>) =>
  await work.then(
    () => new Error("it started"),
    (error: Error) => error,
  );

test("a second start on the same data names the address where it runs, and how to start another", async () => {
  const dataDir = path.join(parent, "data");
  const release = await claimFolder(dataDir);
  const forget = noteAddress(dataDir, "http://127.0.0.1:4711");
  const error = await failureOf(startServer({ port: 0, host: "127.0.0.1", dataDir, demoData: false }));
  const lines = explainFailedStart(error, { PORT: "4711" }).split("\n");
  expect(lines[0]).toContain("正被另一个进程");
  expect(lines[1]).toContain("http://127.0.0.1:4711");
  expect(lines[2]).toMatch(/PORT=4712 DATA_DIR=\S+second npm start$/);
  forget();
  expect(explainFailedStart(error, {})).not.toContain("http://");
  release();
});

test("a port that another program has is told before the database is filled, with a free one's command", async () => {
  const occupant = createServer().listen(0, "127.0.0.1");
  await once(occupant, "listening");
  const { port } = occupant.address() as { port: number };
  const error = await failureOf(assertFreePort(port, "127.0.0.1"));
  expect(explainFailedStart(error, { PORT: String(port) })).toBe(
    `端口 ${port} 已被其他程序占用\n  换一个端口：PORT=${port + 1} npm start`,
  );
  occupant.close();
});

test("every other failure keeps its own words", () => {
  expect(explainFailedStart(new Error("环境变量 SSO 应为 demo 或 external"), {})).toBe(
    "环境变量 SSO 应为 demo 或 external",
  );
});
