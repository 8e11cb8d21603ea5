import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder } from "./claim-folder.ts";

/** Milliseconds; as a rule it is some seconds. */
const WATCH = { watchFor: 400 };

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "claim-"));
  folder = path.join(parent, "below", "data");
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Leaves the lock that a holder elsewhere would have, made from one of our own. */
async function leaveLock(changes: object): Promise<string> {
  const release = await claimFolder(folder, WATCH);
  const file = `${folder}.lock`;
  const holder = JSON.parse(readFileSync(file, "utf8")) as object;
  release();
  writeFileSync(file, JSON.stringify({ ...holder, token: "another", ...changes }));
  return file;
}

test("a folder in use is refused, and open again once it was given back", async () => {
  const release = await claimFolder(folder, WATCH);
  await expect(claimFolder(folder, WATCH)).rejects.toThrow("正被另一个进程");
  release();
  (await claimFolder(folder, WATCH))();
});

test("of two that come at once one gets it", async () => {
  const both = await Promise.allSettled([claimFolder(folder, WATCH), claimFolder(folder, WATCH)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  for (const claim of both) if (claim.status === "fulfilled") claim.value();
});

test("the claim of a process that died is taken over", async () => {
  // Above the largest process number that Linux gives out.
  await leaveLock({ pid: 4194999 });
  (await claimFolder(folder, WATCH))();
});

test("a process that has the number of the one that died takes over, as in a container started again", async () => {
  await leaveLock({ pid: process.pid, started: "1" });
  (await claimFolder(folder, WATCH))();
});

test.each([
  ["another container of this machine", { space: "pid:[1]" }],
  ["another machine", { boot: "another" }],
])(
  "%s keeps the folder as long as its heart beats, whatever process numbers mean here",
  async (_where, place) => {
    const file = await leaveLock({ ...place, pid: 4194999 });
    let beat = 1;
    const heart = setInterval(() => utimesSync(file, beat, (beat += 1)), 50);
    try {
      await expect(claimFolder(folder, WATCH)).rejects.toThrow("另一个容器或另一台机器");
    } finally {
      clearInterval(heart);
    }
    (await claimFolder(folder, WATCH))();
  },
);

test("a lock that nobody can read is not taken for a free folder", async () => {
  const file = await leaveLock({});
  writeFileSync(file, "");
  await expect(claimFolder(folder, WATCH)).rejects.toThrow(file);
});

test("a process that lost its folder to another one ends before it writes any more", async () => {
  const program = `
    const { claimFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, "claim-folder.ts"))});
    await claimFolder(${JSON.stringify(folder)});
    console.log("claimed");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  holder.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  await once(holder.stdout, "data");
  const file = `${folder}.lock`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/"token":"[^"]+"/, '"token":"another"'));
  expect(await once(holder, "exit")).toEqual([null, "SIGKILL"]);
  expect(said).toContain("数据目录已被另一个进程接管");
});
