import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Product, isCurrent, removeStamp, sourceState, stamp } from "./sources.ts";

const PRODUCT: Product = { folder: "dist/thing", sources: ["code", "lock.json", "nowhere"] };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "sources-"));
  await mkdir(path.join(root, "code/deep"), { recursive: true });
  await mkdir(path.join(root, PRODUCT.folder), { recursive: true });
  await write("code/deep/a.ts", "one");
  await write("lock.json", "{}");
});
afterEach(async () => await rm(root, { recursive: true }));

const write = async (file: string, text: string) => await writeFile(path.join(root, file), text);
const markBuilt = async () => await stamp(root, PRODUCT, sourceState(root, PRODUCT));

test("nothing is current before it is built, and everything afterwards", async () => {
  expect(await isCurrent(root, PRODUCT)).toBe(false);
  await markBuilt();
  expect(await isCurrent(root, PRODUCT)).toBe(true);
});

test.each([
  ["changed", "code/deep/a.ts", "two"],
  ["added", "code/b.ts", ""],
  ["a single file", "lock.json", "[]"],
])("what other code built is not used: %s", async (_name, file, text) => {
  await markBuilt();
  await write(file, text);
  expect(await isCurrent(root, PRODUCT)).toBe(false);
});

test("a file that moved is another one", async () => {
  await markBuilt();
  await rm(path.join(root, "code/deep/a.ts"));
  await write("code/a.ts", "one");
  expect(await isCurrent(root, PRODUCT)).toBe(false);
});

test("a file that was only touched is the same, a change of another folder counts for nothing", async () => {
  await markBuilt();
  await utimes(path.join(root, "code/deep/a.ts"), 1, 1);
  await write("README.md", "hello");
  expect(await isCurrent(root, PRODUCT)).toBe(true);
});

test("a build that was broken off is not used, nor a stamp that cannot be read", async () => {
  await markBuilt();
  await removeStamp(root, PRODUCT);
  expect(await isCurrent(root, PRODUCT)).toBe(false);
  await write("dist/thing/.sources", "0123abcd");
  expect(await isCurrent(root, PRODUCT)).toBe(false);
});
