import { asObject, type Entry, type Project } from "../project/project.ts";
import { joinPointer } from "../project/schema-file.ts";
import { mergeParts, omitNames, type Part } from "./merge-parts.ts";

const HEADER = ["$schema", "version", "id", "kind", "use"];

/** The dialogs of a screen, each with the block it takes by `use` merged under its own words. */
export function readDialogs(project: Project, screen: Entry): ReadonlyMap<string, Part> {
  return new Map(
    Object.entries(asObject(screen.value.dialogs)).map(([id, value]) => [
      id,
      useBlock(project, { file: screen.file.path, pointer: joinPointer("/dialogs", id), value }),
    ]),
  );
}

/** Ids of the blocks a part is built on, nearest first. An unknown block, or one that leads back to itself, ends the list. */
export function blocksBelow(
  project: Project,
  value: unknown,
  trail: readonly string[] = [],
): readonly string[] {
  const { use } = asObject(value);
  const block = typeof use === "string" && !trail.includes(use) ? project.blocks.get(use) : undefined;
  return block ? blocksBelow(project, block.value, [...trail, block.id]) : trail;
}

function useBlock(project: Project, part: Part): Part {
  return blocksBelow(project, part.value)
    .flatMap((id) => project.blocks.get(id) ?? [])
    .map(({ file, pointer, value }): Part => ({ file: file.path, pointer, value }))
    .reduce((merged, block) => mergeParts(omitNames(block, HEADER), merged), omitNames(part, HEADER));
}
