import { fileURLToPath } from "node:url";
import { createProject, type Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The product's own schemas. */
export const project = await readProject(ROOT);

/** A project as it is once these files are written, path → text. */
export function withFiles(changed: Iterable<readonly [string, string]>, before = project): Project {
  const texts = [...before.files].map(([name, { text }]) => [name, text] as const);
  const schemas = [...changed].filter(([name]) => name.startsWith("schemas/"));
  return createProject(new Map([...texts, ...schemas]), before);
}
