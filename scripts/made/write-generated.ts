import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateFiles } from "../../generators/generated-files.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readText } from "./read-text.ts";

/** Brings the generated code of a project up to date, or with `checkOnly` leaves it; gives the names of the stale files. */
export async function writeGenerated(
  root: string,
  project: Project,
  { checkOnly = false }: { readonly checkOnly?: boolean } = {},
): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of generateFiles(project)) {
    const file = path.join(root, name);
    if ((await readText(file)) === text) continue;
    stale.push(name);
    if (checkOnly) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return stale;
}
