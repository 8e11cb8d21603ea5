import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Project } from "../src/schema/project/project.ts";
import { operationSchema } from "./operation-schema.ts";

const MODULES = fileURLToPath(new URL("../node_modules", import.meta.url));

/**
 * Path of a file with the project's operation types, for a compiler to read.
 * It is written once for each catalogue: another screen is no reason to compile the same types again.
 */
export async function operationTypesFile(project: Project): Promise<string> {
  const compiler = await readFile(path.join(MODULES, "json-schema-to-typescript/package.json"));
  const schema = JSON.stringify(operationSchema(project).schema);
  const hash = createHash("sha256").update(compiler).update(schema).digest("hex").slice(0, 16);
  const folder = path.join(MODULES, ".cache/operation-types");
  const file = path.join(folder, `${hash}.ts`);
  if (await exists(file)) return file;
  // The compiler alone takes longer to load than a check of screens has to wait for a file that is there.
  const { emitOperationTypes } = await import("./operation-types.ts");
  await mkdir(folder, { recursive: true });
  // Never half a file under the final name: another check may be looking for it now.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await emitOperationTypes(project));
  await rename(unfinished, file);
  return file;
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
