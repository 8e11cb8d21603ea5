import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DECISIONS, decisionsIndex } from "./decisions-index.ts";

const ROOT = path.join(import.meta.dirname, "../..");

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "decisions-"));
  await mkdir(path.join(root, DECISIONS.folder), { recursive: true });
});
afterEach(async () => await rm(root, { recursive: true }));

async function write(
  name: string,
  title: string,
  head = "Date: 2026-11-21 · Topic: Shell · Status: accepted",
) {
  await writeFile(path.join(root, DECISIONS.folder, name), `${title}\n\n${head}\n\n**Context.**\n`);
}

test("decisions stand under their topic with number and reason, past ones with what took their place", async () => {
  await write("0002-b.md", "# 2. Tabs are kept, because they lose work");
  await write(
    "0001-a.md",
    "# 1. One table, because three differed",
    "Date: 2026-11-20 · Topic: Lists and sheets · Status: superseded by [2](0002-b.md)",
  );
  const index = await decisionsIndex(root);
  expect(index).toContain(
    "## Lists and sheets\n\n- [1](0001-a.md) One table, because three differed — superseded by [2](0002-b.md)\n",
  );
  expect(index).toContain("## Shell\n\n- [2](0002-b.md) Tabs are kept, because they lose work\n");
});

test.each([
  ["0001-a.md", "# 1. Tabs", undefined, "because <why>"],
  ["0001-a.md", "# 2. Tabs are kept, because they lose work", undefined, "the number 2"],
  ["0001-a.md", "# 1. Tabs are kept, because they lose work", "Status: accepted", "Topic: <topic>"],
  [
    "0001-a.md",
    "# 1. Tabs are kept, because they lose work",
    "Date: 2026-11-21 · Topic: Tabs · Status: accepted",
    'the topic "Tabs" is none of',
  ],
])(
  "the head of a decision that the list cannot use is refused: %s %s %s",
  async (name, title, head, reason) => {
    await write(name, title, head);
    await expect(decisionsIndex(root)).rejects.toThrow(reason);
  },
);

test("two decisions with one number are refused", async () => {
  await write("0001-a.md", "# 1. Tabs are kept, because they lose work");
  await write("0001-b.md", "# 1. One table, because three differed");
  await expect(decisionsIndex(root)).rejects.toThrow("have the same number");
});

test("the list of this project is true", async () => {
  expect(await readFile(path.join(ROOT, DECISIONS.index), "utf8")).toBe(await decisionsIndex(ROOT));
});
