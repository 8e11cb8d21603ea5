import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createServer } from "vite";
import { expect, it } from "vitest";
import { EDITOR_NAMES } from "../../generators/editor/editor-names.ts";
import { keepEditorNames } from "./keep-editor-names.ts";

it("editors know what was added while the development server runs", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "names-"));
  await cp("schemas/enums", path.join(root, "schemas/enums"), { recursive: true });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    plugins: [keepEditorNames()],
  });
  const names = () => readFile(path.join(root, EDITOR_NAMES), "utf8").catch(() => "");
  try {
    await expect.poll(names, { timeout: 10_000 }).toContain("用户状态");
    const table = { name: "mood", title: "心情", values: [{ value: 1, label: "好" }] };
    await writeFile(path.join(root, "schemas/enums/mood.json"), JSON.stringify(table));
    await expect.poll(names, { timeout: 10_000 }).toContain("mood: 1 好");
  } finally {
    await server.close();
    await rm(root, { recursive: true });
  }
});
