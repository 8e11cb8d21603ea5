import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generateFiles } from "../generators/generated-files.ts";
import { readProject } from "../src/schema/project/read-project.ts";

/** Writes the generated code; with `--check` only tells which files are stale, and fails when one is. */
const root = fileURLToPath(new URL("..", import.meta.url));
const checkOnly = process.argv.includes("--check");

for (const [name, text] of await generateFiles(await readProject(root))) {
  const file = path.join(root, name);
  if ((await readText(file)) === text) continue;
  if (checkOnly) {
    console.error(`${name} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  } else {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`wrote ${name}`);
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
