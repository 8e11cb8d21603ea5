import { asList, asObject } from "./project/as-object.ts";
import type { Entry, Project } from "./project/project.ts";

/** Paths of the files that declare a screen: its own, its blocks', and its routes'. Empty: there is no such screen. */
export function filesOfScreen(project: Project, id: string): ReadonlySet<string> {
  const screen = project.screens.get(id);
  if (!screen) return new Set();
  const entries = new Set<Entry>([screen]);
  // The set grows while it is walked: blocks use blocks.
  for (const entry of entries) {
    for (const name of usedBlocks(entry.value)) {
      const block = project.blocks.get(name);
      if (block) entries.add(block);
    }
  }
  const routes = project.routes.filter(({ value }) => value.screen === id);
  return new Set([...entries, ...routes].map(({ file }) => file.path));
}

function usedBlocks(value: unknown): string[] {
  if (Array.isArray(value)) return asList(value).flatMap(usedBlocks);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(asObject(value)).flatMap(([key, inner]) =>
    key === "use" && typeof inner === "string" ? [inner] : usedBlocks(inner),
  );
}
