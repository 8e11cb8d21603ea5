import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

/** The commands of an operator run in this folder, one after the other, as README and docs/backup.md list them. */
const ROOT = path.join(import.meta.dirname, "..");

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "operator-"));
});
afterAll(async () => await rm(parent, { recursive: true }));

const folder = (name: string) => path.join(parent, name);

async function npm(command: string, args: readonly string[], dataDir: string) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", PORT: "0", HOST: "127.0.0.1" };
  return await runCommand("npm", ["run", "--silent", command, "--", ...args], { cwd: ROOT, env });
}

/** Starts the product and waits until it prints its address; `said` grows. */
async function start(dataDir: string) {
  const child = spawn("npm", ["run", "--silent", "start"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
    // npm does not hand a signal on: the whole group gets it.
    detached: true,
  });
  let said = "";
  const isUp = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /服务已启动：(http\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return { child, isUp, said: () => said };
}

/** The server itself writes to its folder for a moment after npm has ended: its output is closed when it has ended too. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "close");
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await ended;
}

/** Six commands, the first of which fills a database; on a busy machine. */
const PATIENCE = 600_000;

test(
  "a database is seeded, gets another firm, is checked, saved and restored",
  { timeout: PATIENCE },
  async () => {
    const [ownFolder, otherFolder, file] = [folder("own"), folder("other"), folder("saved.gz")];
    expect(await npm("seed", [], ownFolder)).toMatchObject({
      code: 0,
      output: expect.stringContaining("companies"),
    });
    expect(await npm("seed", [], ownFolder)).toMatchObject({
      code: 1,
      output: expect.stringContaining("holds data"),
    });
    const firm = [
      "--name",
      "杭州新办财税",
      "--account",
      "xinban",
      "--person",
      "王新",
      "--phone",
      "13800138000",
    ];
    expect(await npm("create-firm", firm, ownFolder)).toMatchObject({
      code: 0,
      output: expect.stringContaining("已创建公司 杭州新办财税"),
    });
    expect(await npm("check:log", [], ownFolder)).toMatchObject({
      code: 0,
      output: expect.stringContaining("完整"),
    });
    const saved = await npm("backup", [file], ownFolder);
    expect(saved).toMatchObject({ code: 0 });
    expect((await readFile(file)).length).toBeGreaterThan(100_000);
    const restored = await npm("restore", [file], otherFolder);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("内容核对一致") });
    expect(await npm("check:log", [], otherFolder)).toMatchObject({
      code: 0,
      output: expect.stringContaining("杭州新办财税"),
    });
  },
);

test("a start tells its stages and its address; a second one on the same data names them and the way on", async () => {
  const ownFolder = folder("own");
  const first = await start(ownFolder);
  const address = await first.isUp;
  expect(first.said()).toMatch(/✓ 准备数据库（\d+\.\d 秒）/);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  const second = await start(ownFolder);
  await expect(second.isUp).rejects.toThrow(address);
  expect(second.said()).toMatch(/PORT=\d+ DATA_DIR=\S+ npm start/);
  await stop(first.child);
  const again = await start(ownFolder);
  await again.isUp;
  await stop(again.child);
});
