import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadCompiled } from "./load-compiled.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "compiled-"));
  file = path.join(folder, "bundle.cjs");
  await writeFile(file, answering("one"));
});
afterEach(async () => await rm(folder, { recursive: true }));

const answering = (word: string) => `exports.answer = () => "${word}";`;

function answer(): string {
  const { exports, keep } = loadCompiled(file);
  const said = (exports["answer"] as () => string)();
  keep();
  return said;
}

async function keptFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== "bundle.cjs");
}

test("the compiled code of a bundle is kept once, and the bundle says the same by it", async () => {
  expect(answer()).toBe("one");
  const kept = await keptFiles();
  expect(kept).toHaveLength(1);
  expect(answer()).toBe("one");
  expect(await keptFiles()).toEqual(kept);
});

test("what is not ASCII is read as it is written: the bundler leaves it so in patterns", async () => {
  await writeFile(file, `exports.answer = () => String(/^\\d+年$/.test("2026\\u5e74"));`);
  expect(answer()).toBe("true");
  expect(answer()).toBe("true");
});

test("a changed bundle is noticed though it is as long as before, and what was kept of the other goes", async () => {
  answer();
  const kept = await keptFiles();
  await writeFile(file, answering("two"));
  expect(answer()).toBe("two");
  expect(await keptFiles()).toHaveLength(1);
  expect(await keptFiles()).not.toEqual(kept);
});

test("what was kept and is broken is not used but made anew", async () => {
  answer();
  const [kept = ""] = await keptFiles();
  await truncate(path.join(folder, kept), 40);
  expect(answer()).toBe("one");
  expect(await keptFiles()).toEqual([kept]);
});
