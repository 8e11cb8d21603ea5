import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { emitTypesByArea } from "../generators/operation-types.ts";
import type { Project } from "../src/schema/project/project.ts";
import { readText } from "./read-text.ts";

/** Where the types of the catalogue stand, from the root. They are made, not committed. */
export const OPERATION_TYPES = "src/generated/operations";

/** What of the schemas the types depend on. */
const SOURCES = ["schemas/api/", "schemas/enums/", "schemas/states/"];
const COMPILER = "node_modules/json-schema-to-typescript/package.json";
const GENERATORS = [
  "operation-schema",
  "operation-types",
  "split-declarations",
  "type-schema",
  "name-records",
];

/** Makes the types of the catalogue anew unless they are those of this catalogue; true when they were made. */
export async function writeOperationTypes(root: string, project: Project): Promise<boolean> {
  const folder = path.join(root, OPERATION_TYPES);
  const banner = `// Made from the catalogue ${await hashOf(root, project)} by \`npm run generate\`: edits are lost.\n`;
  const index = await readText(path.join(folder, INDEX));
  if (index?.startsWith(banner) === true) return false;
  const files = await emitTypesByArea(project);
  await mkdir(folder, { recursive: true });
  const areas = [...files].filter(([name]) => name !== INDEX);
  for (const [name, text] of areas) await writeFile(path.join(folder, name), banner + text);
  for (const name of await readdir(folder)) if (!files.has(name)) await rm(path.join(folder, name));
  // Last: it says that all others are there.
  await writeFile(path.join(folder, INDEX), banner + (files.get(INDEX) ?? ""));
  return true;
}

const INDEX = "index.ts";

async function hashOf(root: string, project: Project): Promise<string> {
  const hash = createHash("sha256");
  const generators = GENERATORS.map((name) => `generators/${name}.ts`);
  for (const file of [COMPILER, ...generators]) hash.update((await readText(path.join(root, file))) ?? "");
  const sources = [...project.files.values()].filter((file) =>
    SOURCES.some((folder) => file.path.startsWith(folder)),
  );
  for (const file of sources.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(`${file.path}\n${file.text}`);
  return hash.digest("hex").slice(0, 16);
}
