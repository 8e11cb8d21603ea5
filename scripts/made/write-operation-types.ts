import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Project } from "../../src/schema/project/project.ts";
import { isCurrent, type Product, removeStamp, sourceState, stamp } from "../build/sources.ts";

/** The types of the catalogue, a file for each area; not under version control. */
export const OPERATION_TYPES: Product = {
  folder: "src/generated/operations",
  sources: [
    "schemas/api",
    "schemas/enums",
    "schemas/states",
    "src/schema/project",
    "generators",
    "package-lock.json",
  ],
};

const BANNER = "// Made from the catalogue by `npm run generate`: edits are lost.\n";

/** Makes the types of the catalogue anew unless they were made from these very schemas; true when it did. */
export async function writeOperationTypes(root: string, project: Project): Promise<boolean> {
  if (await isCurrent(root, OPERATION_TYPES)) return false;
  const emitTypesByArea = await loadEmitter();
  if (!emitTypesByArea) return false;
  const state = sourceState(root, OPERATION_TYPES);
  const files = await emitTypesByArea(project);
  const folder = path.join(root, OPERATION_TYPES.folder);
  await mkdir(folder, { recursive: true });
  await removeStamp(root, OPERATION_TYPES);
  for (const name of await readdir(folder)) if (!files.has(name)) await rm(path.join(folder, name));
  for (const [name, text] of files) await writeFile(path.join(folder, name), BANNER + text);
  await stamp(root, OPERATION_TYPES, state);
  return true;
}

/** Undefined without the packages of development: where nothing is compiled, no types are needed. */
async function loadEmitter() {
  try {
    return (await import("../../generators/operation-types.ts")).emitTypesByArea;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
