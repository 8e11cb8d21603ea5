import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** Folders that a checkout does not have. */
const MADE: ReadonlySet<string> = new Set([
  ".cache",
  ".data",
  ".git",
  "dist",
  "node_modules",
  "test-results",
]);
/** Each copy has its own beside the packages, which are shared. */
const CACHES: ReadonlySet<string> = new Set([".cache", ".vite", ".vite-temp"]);

/** A copy of the project in a folder of its own, whose files may be changed. */
export async function copyProject(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "project-"));
  for (const name of await readdir(ROOT)) {
    if (!MADE.has(name)) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true });
  }
  await mkdir(path.join(root, "node_modules"));
  for (const name of await readdir(path.join(ROOT, "node_modules"))) {
    if (CACHES.has(name)) continue;
    await symlink(path.join(ROOT, "node_modules", name), path.join(root, "node_modules", name));
  }
  return root;
}
