import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The JSON files below the folder, from the root: path → text. */
export async function readTexts(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    names.map(
      async (name) =>
        [path.relative(root, name).split(path.sep).join("/"), await readFile(name, "utf8")] as const,
    ),
  );
  return new Map(texts);
}
