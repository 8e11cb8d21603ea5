import { changedParam } from "../plan/list/plan-edit.ts";
import type { JsonSchema } from "../project/json-schema.ts";
import { asObject, type Project } from "../project/project.ts";
import type { Check, EntryReading, Finding } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import type { ColumnsUse } from "./reading/reading.ts";
import { textOf } from "./reading/text-of.ts";

export const editedRows: Check = {
  slug: "edited-rows",
  holds:
    "Columns with `edit` stand in a list that says by `edit` how changed rows are sent, to a call whose list of rows takes the key and each of these columns.",
  why: "Else a cell lets itself be typed in, and the server refuses the row or never hears of it.",
  *run({ project, readings }) {
    for (const reading of readings) {
      for (const table of reading.columns) yield* tableFindings(table, reading, project);
    }
  },
};

function* tableFindings(
  { columns, isMain }: ColumnsUse,
  { whole }: EntryReading,
  project: Project,
): Iterable<Finding> {
  const edit = isMain ? whole.value.edit : undefined;
  const edited = columns.filter(({ entry }) => asObject(entry).edit !== undefined);
  for (const { entry, place } of edited) {
    if (asObject(entry).value !== undefined)
      yield finding(below(place, "value"), "the cells are changed by the user");
    if (isMain && edit === undefined)
      yield finding(below(place, "edit"), "the list does not say how changed rows are sent", {
        hint: 'say it by "edit": { "submit": … }',
      });
    if (!isMain)
      yield finding(below(place, "edit"), "only the rows of a list itself are changed in their cells");
  }
  if (edit === undefined || whole.value.kind !== "list") return;
  const at = below(whole.place, "edit");
  if (edited.length === 0) yield finding(at, 'no column says "edit"');
  yield* sentFindings(asObject(asObject(edit).submit), below(at, "submit"), whole.value, edited, project);
}

function* sentFindings(
  submit: Readonly<Record<string, unknown>>,
  at: Place,
  list: Readonly<Record<string, unknown>>,
  edited: ColumnsUse["columns"],
  project: Project,
): Iterable<Finding> {
  const operation = project.operations.get(textOf(submit.call));
  if (!operation) return;
  const param = changedParam(submit.params);
  if (operation.effect !== "write") yield finding(below(at, "call"), `${operation.id} changes nothing`);
  if (param === "") {
    yield finding(below(at, "params"), 'no parameter is "{{ changed }}", so the changed rows are not sent');
    return;
  }
  const row = operation.request.properties?.[param]?.items;
  if (!row?.properties) {
    yield finding(below(at, "params", param), `${operation.id} takes no list of rows here`);
    return;
  }
  yield* fieldFindings({ at, id: operation.id, row: row.properties }, textOf(list.rowKey ?? "id"), edited);
}

interface Sent {
  readonly at: Place;
  readonly id: string;
  readonly row: NonNullable<JsonSchema["properties"]>;
}

function* fieldFindings(
  { at, id, row }: Sent,
  key: string,
  edited: ColumnsUse["columns"],
): Iterable<Finding> {
  const known = Object.keys(row);
  if (!known.includes(key))
    yield finding(at, `a row of ${id} has no ${JSON.stringify(key)} that would tell it apart`);
  for (const { entry, place } of edited) {
    const field = textOf(asObject(entry).field);
    if (!known.includes(field))
      yield unknownName(below(place, "edit"), field, `a row of ${id} does not take it`, known);
  }
}
