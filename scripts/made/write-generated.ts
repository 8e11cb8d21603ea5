import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readText } from "./read-text.ts";

/**
 * Brings generated files up to date, each a name from the root and its text, or with `checkOnly` leaves them; gives the
 * names of the stale ones.
 */
export async function writeGenerated(
  root: string,
  files: Iterable<readonly [name: string, text: string]>,
  { checkOnly = false }: { readonly checkOnly?: boolean } = {},
): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of files) {
    const file = path.join(root, name);
    if ((await readText(file)) === text) continue;
    stale.push(name);
    if (checkOnly) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return stale;
}
