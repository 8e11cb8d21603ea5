import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";

export const treeRows: Check = {
  slug: "tree-rows",
  holds:
    "Rows that stand below others name them by fields of theirs, come all at once, and have nothing else that opens or is walked to the left and right.",
  why: "A row whose upper one is on another page, or goes by a name that there is not, would stand at the top without a word.",
  *run({ readings, project }) {
    for (const reading of readings) yield* treeOf(reading, project);
  },
};

function* treeOf({ whole: { value, place }, columns }: EntryReading, project: Project): Iterable<Finding> {
  if (value.kind !== "list" || value.tree === undefined) return;
  const at = below(place, "tree");
  const operation = columns.find(({ isMain }) => isMain)?.operation;
  const fields = Object.keys(operation?.row?.properties ?? {});
  for (const [key, name] of Object.entries(asObject(value.tree)))
    if ((key === "parent" || key === "of") && operation?.row && !fields.includes(String(name)))
      yield unknownName(below(at, key), name, `no field of the rows of ${operation.id}`, fields);
  if (operation && project.operations.get(operation.id)?.paging)
    yield finding(at, `${operation.id} gives its rows page by page: the upper one may be on another page`, {
      hint: "let an operation without paging give them",
    });
  for (const key of ["edit", "expand"])
    if (value[key] !== undefined)
      yield finding(
        below(place, key),
        `rows with a tree have no "${key}": the same keys would mean two things`,
      );
}
