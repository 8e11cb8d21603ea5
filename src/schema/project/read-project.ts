import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createProject, type Project } from "./project.ts";

/** Reads `schemas/` below the root. Only for Node: the command line, the Vite plugin and the server. */
export async function readProject(root: string): Promise<Project> {
  const folder = path.join(root, "schemas");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    names.map(
      async (name) =>
        [path.relative(root, name).split(path.sep).join("/"), await readFile(name, "utf8")] as const,
    ),
  );
  return createProject(new Map(texts));
}
