import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serverFiles } from "./server-files.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("the server is another one after a change of what it imports or reads at its start, and of nothing else", async () => {
  const files = await serverFiles(ROOT);
  for (const file of [
    "demo/main.ts",
    "server/contexts/money/fee/operations.ts",
    "src/contracts.ts",
    "src/domain/money.ts",
    "schemas/api/company.json",
    "schemas/enums/taxlayerType.json",
  ])
    expect([file, files.has(file)]).toEqual([file, true]);
  for (const file of [
    "src/renderer/list/list-view.tsx",
    "src/views.ts",
    "server/app.test.ts",
    "server/testing/test-server.ts",
    "schemas/screens/customer/index.json",
    "docs/records.md",
    "README.md",
  ])
    expect([file, files.has(file)]).toEqual([file, false]);
});

test("while a file is half written, every source counts", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "server-files-"));
  try {
    await mkdir(path.join(root, "demo"));
    await writeFile(path.join(root, "demo/main.ts"), 'import "./nothing.ts"; const = ;');
    const files = await serverFiles(root);
    expect(files.has("demo/nothing.ts")).toBe(true);
    expect(files.has("README.md")).toBe(false);
  } finally {
    await rm(root, { recursive: true });
  }
});
