import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

type Value = Readonly<Record<string, unknown>>;

/** Types that can be added up. */
const ADDED: ReadonlySet<unknown> = new Set(["number", "integer"]);

export const selectable: Check = {
  slug: "selectable",
  holds:
    "A list says something of its ticks where something is done with ticked rows, here or by what stands around it: all that match where rows come in pages, ticks from the beginning where they come at once, totals of columns with numbers.",
  why: "There would be no boxes, nothing more to tick, ticks that are not seen, or a total of what cannot be added up.",
  *run({ readings, project }) {
    for (const reading of readings) yield* ticksOf(reading, project);
  },
};

function* ticksOf({ whole: { value, place }, columns }: EntryReading, project: Project): Iterable<Finding> {
  if (value.kind !== "list" || value.selectable === undefined) return;
  const at = below(place, "selectable");
  const { allMatching, keptAround, sum, ticked } = asObject(value.selectable);
  const isUsed = hasActions(value);
  if (keptAround === true && isUsed)
    yield finding(below(at, "keptAround"), "these ticks are no choice of rows for the actions of the list");
  if (keptAround !== true && !isUsed)
    yield finding(at, "nothing is done with ticked rows, so they have no boxes");
  const main = columns.find(({ isMain }) => isMain);
  const source = main?.operation;
  if (allMatching === true && source && !project.operations.get(source.id)?.paging)
    yield finding(
      below(at, "allMatching"),
      `${source.id} gives all rows at once: one tick takes them already`,
    );
  if (ticked !== undefined && source && project.operations.get(source.id)?.paging)
    yield finding(
      below(at, "ticked"),
      `${source.id} gives its rows by pages: those of the others would not be ticked`,
    );
  if (main) yield* sumFindings(listOf(sum), below(at, "sum"), main);
}

function hasActions({ selectionActions, rowActions }: Value): boolean {
  return (
    listOf(selectionActions).length > 0 ||
    listOf(rowActions).some((action) => asObject(action).on !== undefined)
  );
}

function* sumFindings(
  sum: readonly unknown[],
  at: Place,
  { columns, operation }: ColumnsUse,
): Iterable<Finding> {
  const fields = new Map(
    columns.map(({ entry }) => {
      const { id, field = entry } = asObject(entry);
      return [textOf(id ?? field), textOf(field)] as const;
    }),
  );
  for (const [index, id] of sum.entries()) {
    const field = fields.get(textOf(id));
    if (field === undefined) {
      yield unknownName(below(at, index), id, "the list has no such column", [...fields.keys()]);
      continue;
    }
    const types = [operation?.row?.properties?.[field]?.type].flat();
    if (operation?.row && !types.some((type) => ADDED.has(type)))
      yield finding(below(at, index), `the rows of ${operation.id} have no number ${JSON.stringify(field)}`);
  }
}
