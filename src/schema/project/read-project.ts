import { createProject, type Project } from "./project.ts";
import { readTexts } from "./read-texts.ts";

/**
 * Reads `schemas/` below the root; files that stand in `before` with the same text keep what was computed for them.
 * Only for Node: the command line, the Vite plugin and the server.
 */
export async function readProject(root: string, before?: Project): Promise<Project> {
  return createProject(await readTexts(root, "schemas"), before);
}
