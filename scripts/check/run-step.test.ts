import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStep } from "./run-step.ts";

let root = "";
const at = (name: string) => path.join(root, name);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "steps-"));
  await mkdir(at("src"));
  await writeFile(at("src/a.ts"), "one");
  await writeFile(at("package-lock.json"), "{}");
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** Passes unless the source says otherwise; leaves a letter for each run. */
const SCRIPT = "printf x >> runs; ! grep -q wrong src/a.ts";
const run = (script = SCRIPT) =>
  runStep(root, { name: "a step", command: ["sh", "-c", script], sources: ["src"] });
const runs = async () => (await readFile(at("runs"), "utf8")).length;

test("a step that has passed is not run again while its files stay the same, whenever they were written", async () => {
  expect([await run(), await run()]).toEqual([true, true]);
  await writeFile(at("src/a.ts"), "one");
  expect(await run()).toBe(true);
  expect(await runs()).toBe(1);
});

test("it is run again for another text, a file more or less, another lock file and other installed packages", async () => {
  await run();
  const changes = [
    () => writeFile(at("src/a.ts"), "two"),
    () => writeFile(at("src/b.ts"), ""),
    () => rm(at("src/b.ts")),
    () => writeFile(at("package-lock.json"), '{ "name": "a" }'),
    () => mkdir(at("node_modules")).then(() => writeFile(at("node_modules/.package-lock.json"), "{}")),
  ];
  for (const change of changes) {
    await change();
    await run();
    await run();
  }
  expect(await runs()).toBe(1 + changes.length);
});

test("one that fails is run each time, and does not hide behind an earlier state in which it passed", async () => {
  await run();
  await writeFile(at("src/a.ts"), "wrong");
  expect([await run(), await run()]).toEqual([false, false]);
  expect(await runs()).toBe(3);
});

test("a file that changes while the step runs is checked by the next one", async () => {
  await run(`${SCRIPT}; printf later > src/a.ts`);
  await run();
  expect(await runs()).toBe(2);
});
