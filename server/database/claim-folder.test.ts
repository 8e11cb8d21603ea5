import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder } from "./claim-folder.ts";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "claim-"));
  folder = path.join(parent, "below", "data");
});
afterEach(() => rmSync(parent, { recursive: true }));

test("a folder in use is refused, and open again once it was given back", () => {
  const giveBack = claimFolder(folder);
  expect(() => claimFolder(folder)).toThrow("正被另一个进程");
  giveBack();
  claimFolder(folder)();
});

test("the claim of a process that died is taken over", () => {
  claimFolder(folder)();
  // Above the largest process number that Linux gives out.
  writeFileSync(`${folder}.lock`, "4194999");
  expect(() => claimFolder(folder)).not.toThrow();
});

test("a process that has the number of the one that died takes over, as in a container started again", () => {
  claimFolder(folder)();
  writeFileSync(`${folder}.lock`, String(process.pid));
  const giveBack = claimFolder(folder);
  expect(() => claimFolder(folder)).toThrow("正被另一个进程");
  giveBack();
});
