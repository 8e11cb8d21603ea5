import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMutants } from "../../../tests/mutants/mutant.ts";
import type { ProvableTest } from "./provable-test.ts";
import { hashReaches, isOfProduct } from "./reach.ts";

const JOURNEY: ProvableTest = {
  id: "journey",
  files: ["tests/e2e/walk.spec.ts"],
  reach: "product",
  programs: ["browser"],
};
const OTHER_JOURNEY: ProvableTest = { ...JOURNEY, id: "other journey", files: ["tests/e2e/other.spec.ts"] };
const OF_SERVER: ProvableTest = {
  id: "of the server",
  files: ["server/tags.slow.test.ts"],
  reach: "server",
  programs: [],
};
const COMMAND: ProvableTest = { id: "command", files: [], reach: "project", programs: ["postgres"] };
const VERSIONS = { browser: "140.0", postgres: "15.1" };

const FILES = {
  "server/app.ts": 'export { sum } from "../src/sum.ts";',
  "demo/main.ts": "export {};",
  "src/sum.ts": "export const sum = 1;",
  "src/check.ts": "export const check = 2;",
  "src/button.ts": "export const button = 3;",
  "server/tags.slow.test.ts": 'import "../src/check.ts";',
  "server/tags.test.ts": "",
  "tests/e2e/walk.spec.ts": 'import { follow } from "./helper.ts";\nfollow("docs/add-a-screen.md");',
  "tests/e2e/other.spec.ts": "export {};",
  "tests/e2e/helper.ts": 'export { follow } from "./follow.ts";',
  "tests/e2e/follow.ts": "export const follow = (page: string) => page;",
  "tests/e2e/prepare-once.ts": "export {};",
  "tests/fixtures/rows.json": "[]",
  "docs/add-a-screen.md": "one",
  "docs/taxes.md": "one",
  "tests/spec.json": "{}",
  "schemas/tag.json": "{}",
};

const EVERYTHING = ["journey", "other journey", "of the server", "command"];
const BROWSER = ["journey", "other journey", "command"];

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "reach-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const [name, text] of Object.entries(FILES)) await write(name, text);
});
afterEach(async () => await rm(root, { recursive: true }));

test.each([
  { name: "src/button.ts", reached: BROWSER },
  { name: "src/sum.ts", reached: EVERYTHING },
  { name: "src/check.ts", reached: EVERYTHING },
  { name: "server/app.ts", reached: EVERYTHING },
  { name: "schemas/tag.json", reached: EVERYTHING },
  { name: "tests/fixtures/rows.json", reached: EVERYTHING },
  { name: "new-tool.config.ts", reached: EVERYTHING },
  { name: "tests/e2e/prepare-once.ts", reached: EVERYTHING },
  { name: "tests/e2e/follow.ts", reached: ["journey", "command"] },
  { name: "tests/e2e/new-helper.ts", reached: ["command"] },
  { name: "tests/e2e/walk.spec.ts", reached: ["journey", "command"] },
  { name: "docs/add-a-screen.md", reached: ["journey"] },
  { name: "server/tags.slow.test.ts", reached: ["of the server", "command"] },
  { name: "server/tags.test.ts", reached: ["command"] },
  { name: "docs/taxes.md", reached: [] },
  { name: "tests/spec.json", reached: ["command"] },
])("a change of $name reaches $reached", async ({ name, reached }) => {
  const before = await hashes();
  await write(name, name.endsWith(".ts") ? "export const follow = String;" : "other");
  const after = await hashes();
  expect([...before.keys()].filter((id) => before.get(id) !== after.get(id))).toEqual(reached);
});

test("another browser reaches those that run one, and the same files come to the same hash", async () => {
  const before = await hashes();
  const after = await hashes({ ...VERSIONS, browser: "141.0" });
  expect([...before.keys()].filter((id) => before.get(id) !== after.get(id))).toEqual([
    "journey",
    "other journey",
  ]);
  expect(await hashes()).toEqual(before);
});

test("outside of a checkout nothing can be proven", async () => {
  await rm(path.join(root, ".git"), { recursive: true });
  expect(await hashReaches(root, [JOURNEY], VERSIONS)).toBeUndefined();
});

test("whatever a mutant breaks is a file of the product", async () => {
  const mutants = await readMutants();
  expect(mutants.length).toBeGreaterThan(200);
  expect(mutants.filter(({ file }) => !isOfProduct(file))).toEqual([]);
});

async function hashes(versions = VERSIONS): Promise<ReadonlyMap<string, string>> {
  return (await hashReaches(root, [JOURNEY, OTHER_JOURNEY, OF_SERVER, COMMAND], versions)) ?? new Map();
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}
