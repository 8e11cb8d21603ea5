import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");
const PROGRAM = "server/testing/fill-database.ts";
/** Files that the program reads without importing them. */
const READ_AT_RUN_TIME = ["package-lock.json", "schemas/permissions", "schemas/routes"];

/** A hash of everything that decides what the seeded test database contains: the program's own modules and its data. */
export async function seedFingerprint(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  const files = [...(await importedFiles()), ...(await dataFiles())];
  for (const file of files.toSorted()) hash.update(file).update(await readFile(path.join(ROOT, file)));
  return hash.digest("hex").slice(0, 24);
}

async function importedFiles(): Promise<string[]> {
  // esbuild refuses to be loaded where a test stands in for a browser, and there it is not needed.
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: [PROGRAM],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  return Object.keys(metafile.inputs);
}

async function dataFiles(): Promise<string[]> {
  const places = READ_AT_RUN_TIME.map(async (place) => {
    if (path.extname(place) !== "") return [place];
    const names = await readdir(path.join(ROOT, place), { recursive: true });
    return names.filter((name) => path.extname(name) !== "").map((name) => path.join(place, name));
  });
  return (await Promise.all(places)).flat();
}
