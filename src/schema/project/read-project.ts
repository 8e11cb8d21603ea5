import { createProject, type Project } from "./project.ts";
import { readTexts } from "./read-texts.ts";

/** Reads `schemas/` below the root. Only for Node: the command line, the Vite plugin and the server. */
export async function readProject(root: string): Promise<Project> {
  return createProject(await readTexts(root, "schemas"));
}
