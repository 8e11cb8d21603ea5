import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { seedFingerprint } from "./seed-fingerprint.ts";

const CACHE = path.join(import.meta.dirname, "../../.cache/seeded");
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The folder that was filled from these very sources; it is filled first where there is none. */
export async function cachedSeed(fill: (folder: string) => Promise<void>): Promise<string> {
  const place = path.join(CACHE, await seedFingerprint());
  if (await markUsed(place)) return place;
  await mkdir(CACHE, { recursive: true });
  await removeUnused();
  const unfinished = await mkdtemp(path.join(CACHE, "unfinished-"));
  try {
    await fill(unfinished);
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another process was first: its folder holds the same.
    if (!(await markUsed(place))) throw error;
  }
  return place;
}

async function markUsed(place: string): Promise<boolean> {
  const now = new Date();
  return await utimes(place, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const place = path.join(CACHE, name);
    if (Date.now() - (await stat(place)).mtimeMs > KEPT_MS) await rm(place, { recursive: true });
  }
}
