import { LIST_SLOTS } from "../../plan/blocks/use-block.ts";
import { entryId } from "../../plan/blocks/merge-entries.ts";
import { asObject, type Entry, type Project } from "../../project/project.ts";
import { pointerSegments } from "../../project/schema-file.ts";
import { blocksUsed } from "../names/blocks-used.ts";
import type { NamedAt } from "../names/named-at.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { valueAt } from "../../project/follow-references.ts";

export const blockKind: Check = {
  slug: "block-kind",
  holds:
    "A block stands where its kind belongs, is not built on itself, and has the entries that are changed in it.",
  why: "Columns among actions are not drawn, and a change of an entry that does not exist is lost without a message.",
  *run(context) {
    const { project } = context;
    const uses = blocksUsed(project);
    for (const { name, at } of uses) {
      const block = project.blocks.get(name);
      if (!block) continue;
      const wanted = wantedKind(at);
      if (block.value.kind !== wanted) {
        const kind = textOf(block.value.kind);
        yield finding(
          at,
          `${JSON.stringify(name)} is a block of the kind ${kind}; here stands one of ${wanted}`,
        );
      } else if (usesAll(project, uses, block).has(block.id)) {
        yield finding(at, `${JSON.stringify(name)} is built on itself`);
      } else if (wanted !== "dialog") {
        yield* changedEntries(at, block, context);
      }
    }
  },
};

function wantedKind(at: Place): string {
  const [slot, index] = pointerSegments(at.pointer).slice(-3);
  const isEntry = slot !== undefined && /^\d+$/.test(index ?? "");
  return (isEntry ? LIST_SLOTS[slot] : undefined) ?? "dialog";
}

/** Ids of the blocks that a block takes, and those that they take. */
function usesAll(
  project: Project,
  uses: readonly NamedAt[],
  block: Entry,
  names = new Set<string>(),
): ReadonlySet<string> {
  const inside = uses.filter(({ at }) => at.file === block.file);
  for (const { name } of inside) {
    const next = names.has(name) ? undefined : project.blocks.get(name);
    names.add(name);
    if (next) usesAll(project, uses, next, names);
  }
  return names;
}

function* changedEntries(at: Place, block: Entry, { readings }: CheckContext): Iterable<Finding> {
  const whole = readings.find(({ entry }) => entry === block)?.whole.value ?? {};
  const known = listOf(whole[textOf(block.value.kind)]).map(entryId);
  const pointer = at.pointer.slice(0, at.pointer.lastIndexOf("/"));
  const { without, change: changes } = asObject(valueAt(at.file.value, pointer));
  const place = { file: at.file, pointer };
  const named = [
    ...listOf(without).map((name, index) => ({ name, here: below(place, "without", index) })),
    ...listOf(changes).map((change, index) => ({
      name: asObject(change).id,
      here: below(place, "change", index, "id"),
    })),
  ];
  for (const { name, here } of named) {
    if (known.includes(textOf(name))) continue;
    yield unknownName(here, name, `the block ${JSON.stringify(block.id)} has no such entry`, known);
  }
}
