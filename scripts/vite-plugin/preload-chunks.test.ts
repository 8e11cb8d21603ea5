import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { preloadChunks } from "./preload-chunks.ts";

const SOURCES = {
  "page.html": `<html><head></head><body><script type="module" src="./start.js"></script></body></html>`,
  "start.js": `import("./later.js"); import("./seldom.js");`,
  "later.js": `import "./later.css"; export const later = 1;`,
  "later.css": `p { color: teal }`,
  "seldom.js": `export const seldom = 2;`,
};

test("a page names the chunks that every screen needs, with their styles, and no others", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "preload-"));
  try {
    for (const [name, text] of Object.entries(SOURCES)) await writeFile(path.join(root, name), text);
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [preloadChunks(["later"])],
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: path.join(root, "page.html") },
      },
    })) as Rolldown.RolldownOutput;
    const page = output.find(({ fileName }) => fileName.endsWith(".html"));
    const links = (page?.type === "asset" ? String(page.source) : "").match(/<link [^>]*>/g);
    const file = (name: RegExp) => `/${output.find(({ fileName }) => name.test(fileName))?.fileName ?? "?"}`;
    expect(links).toEqual([
      `<link rel="modulepreload" href="${file(/later.*\.js$/)}" crossorigin>`,
      `<link rel="preload" as="style" href="${file(/later.*\.css$/)}" crossorigin>`,
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
