import { fillContext } from "../../context/fill-context.ts";
import { asObject, type Entry, type Project } from "../../project/project.ts";
import { joinPointer } from "../../project/schema-file.ts";
import { completeTabs } from "../../tabs/complete-tabs.ts";
import { mergeEntries } from "./merge-entries.ts";
import { childOf, composeList, composeObject, mergeParts, omitNames, type Part } from "./merge-parts.ts";

const HEADER = ["$schema", "version", "id", "kind", "names", "use"];

/** Keys whose lists may take a block by `use`, and the kind of that block. */
export const LIST_SLOTS: Readonly<Record<string, "columns" | "filters" | "actions">> = {
  columns: "columns",
  filters: "filters",
  toolbar: "actions",
  rowActions: "actions",
  selectionActions: "actions",
  nodeActions: "actions",
  actions: "actions",
};
/** Keys of the objects that such lists stand in, besides dialogs. */
const HOLDERS: ReadonlySet<string> = new Set(["aside", "expand", "table"]);

/** A screen with every block it takes by `use` merged in, its tabs written out and its context filled in, and the place each piece was written at. */
export function readScreenParts(project: Project, screen: Entry): Part {
  const whole = expand(project, { file: screen.file.path, pointer: "", value: screen.value });
  return fillContext(completeTabs(whole, project), project);
}

/** The dialogs of a screen, each with its blocks merged under its own words. */
export function readDialogs(project: Project, screen: Entry): ReadonlyMap<string, Part> {
  return new Map(
    Object.entries(asObject(screen.value.dialogs)).map(([id, value]) => [
      id,
      readDialogPart(project, { file: screen.file.path, pointer: joinPointer("/dialogs", id), value }),
    ]),
  );
}

/** Ids of the dialog blocks that a dialog is built on, nearest first. An unknown block, or one that leads back to itself, ends the list. */
export function blocksBelow(
  project: Project,
  value: unknown,
  trail: readonly string[] = [],
): readonly string[] {
  const { use } = asObject(value);
  const block = typeof use === "string" && !trail.includes(use) ? project.blocks.get(use) : undefined;
  return block ? blocksBelow(project, block.value, [...trail, block.id]) : trail;
}

/** Ids of all blocks that a value takes anywhere below it, those that blocks take included. */
export function blocksBehind(
  project: Project,
  value: unknown,
  names: Set<string> = new Set(),
): readonly string[] {
  if (typeof value !== "object" || value === null) return [...names];
  for (const [key, child] of Object.entries(value)) {
    const block = key === "use" && !names.has(child) ? project.blocks.get(child) : undefined;
    if (block) blocksBehind(project, block.value, names.add(block.id));
    else blocksBehind(project, child, names);
  }
  return [...names];
}

/** A part with the blocks of its lists and dialogs merged in. */
function expand(project: Project, part: Part): Part {
  return composeObject(part, (key, child) => {
    const kind = LIST_SLOTS[key];
    if (kind && Array.isArray(child.value)) return readEntries(project, child, kind, []);
    if (HOLDERS.has(key)) return expand(project, child);
    if (key === "sections" || key === "about")
      return composeList(child, (items) => items.map((item) => expand(project, item)));
    if (key === "dialogs") return composeObject(child, (_id, dialog) => readDialogPart(project, dialog));
    return child;
  });
}

function readDialogPart(project: Project, part: Part): Part {
  const merged = blocksBelow(project, part.value)
    .flatMap((id) => project.blocks.get(id) ?? [])
    .map(({ file, pointer, value }): Part => ({ file: file.path, pointer, value }))
    .reduce((over, block) => mergeParts(omitNames(block, HEADER), over), omitNames(part, ["use"]));
  return expand(project, merged);
}

/** The entries of a list, those of its blocks in their place. A block that is unknown, of another kind or leads back to itself gives none. */
function readEntries(project: Project, list: Part, kind: string, trail: readonly string[]): Part {
  return composeList(list, (entries) =>
    entries.flatMap((entry) => {
      const { use } = asObject(entry.value);
      if (typeof use !== "string") return [entry];
      const block = trail.includes(use) ? undefined : project.blocks.get(use);
      if (block?.value.kind !== kind) return [];
      const body = childOf({ file: block.file.path, pointer: "", value: block.value }, kind);
      if (!body || !Array.isArray(body.value)) return [];
      return mergeEntries(readEntries(project, body, kind, [...trail, use]), entry);
    }),
  );
}
