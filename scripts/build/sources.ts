import { createHash } from "node:crypto";
import { type Dirent, readFileSync, readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Something that is built from sources. */
export interface Product {
  /** The folder that the build writes, from the root. */
  readonly folder: string;
  /** Files and folders that decide what it becomes, from the root; those that do not exist count as empty. */
  readonly sources: readonly string[];
}

export const APP: Product = {
  folder: "dist/app",
  sources: [
    "src",
    "schemas",
    "public",
    "scripts/vite-plugin",
    "index.html",
    "vite.config.ts",
    "package-lock.json",
  ],
};

export const SERVER: Product = {
  folder: "dist/server",
  sources: ["server", "demo", "src", "scripts", "package-lock.json"],
};

/** The state of the sources that something was built from. */
export interface SourceState {
  /** A hash of names, sizes and times: the same means that they are unchanged. */
  readonly touched: string;
  /** A hash of names and contents. */
  readonly content: string;
}

/** True when the folder was built from sources with these very contents. */
export async function isCurrent(root: string, product: Product): Promise<boolean> {
  const built = await readStamp(root, product);
  if (built === undefined) return false;
  if (built.touched === hashOf(root, product, describeFile)) return true;
  const now = sourceState(root, product);
  if (built.content !== now.content) return false;
  await stamp(root, product, now);
  return true;
}

export function sourceState(root: string, product: Product): SourceState {
  return {
    touched: hashOf(root, product, describeFile),
    content: hashOf(root, product, (file) => readFileSync(file)),
  };
}

/** Notes that the folder is built from the sources as they were in that state. */
export async function stamp(root: string, product: Product, state: SourceState): Promise<void> {
  await writeFile(stampOf(root, product), JSON.stringify(state));
}

export async function removeStamp(root: string, product: Product): Promise<void> {
  await rm(stampOf(root, product), { force: true });
}

function stampOf(root: string, { folder }: Product): string {
  return path.join(root, folder, ".sources");
}

async function readStamp(root: string, product: Product): Promise<Partial<SourceState> | undefined> {
  const text = await readFile(stampOf(root, product), "utf8").catch(() => "null");
  try {
    return (JSON.parse(text) as Partial<SourceState> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function describeFile(file: string): string {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  return [size, mtimeMs, ctimeMs].join(" ");
}

function hashOf(root: string, { sources }: Product, describe: (file: string) => string | Buffer): string {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
    for (const file of filesOf(root, source)) hash.update(`\n${file}\n`).update(describe(`${root}/${file}`));
  }
  return hash.digest("hex");
}

/** Names from the root; a start waits for some thousands of them, so each is put together once. */
function filesOf(root: string, source: string): string[] {
  try {
    return filesBelow(root, source).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [source];
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });
}
