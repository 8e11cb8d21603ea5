import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { aloud } from "../server/stages.ts";
import { runCommand } from "./run-command.ts";

const SOURCES = [
  "src",
  "schemas",
  "public",
  "scripts/vite-plugin",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];
const STAMP = "dist/app/.sources";

/** Builds the app into `dist/app` unless the folder was built from these very sources. Throws when the build fails. */
export async function buildWhenStale(root: string): Promise<void> {
  const hash = await hashSources(root);
  const stamp = path.join(root, STAMP);
  if ((await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  await aloud("构建前端", async () => {
    // Whoever starts this may be a test: the app is built for production all the same.
    const env = { NODE_ENV: "production" };
    const build = await runCommand("vite", ["build", "--logLevel", "error"], { live: true, env });
    if (build.code !== 0) throw new Error("The app could not be built; the reason stands above.");
  });
  await writeFile(stamp, hash);
}

async function hashSources(root: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesOf(path.join(root, source))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesOf(place: string): Promise<string[]> {
  try {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [place];
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
