import { isComputed } from "../../plan/list/plan-columns.ts";
import { rowParam } from "../../plan/list/row-param.ts";
import { saveOf } from "../../plan/list/plan-edit.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { unsentFields } from "./unsent-fields.ts";

export const editedRows: Check = {
  slug: "edited-rows",
  holds:
    "Columns with `edit`, or with a `field` and a `value`, stand in a list that says by `edit` how changed rows are sent, to a call whose list of rows takes the key and each column with `edit`, or that takes them itself.",
  why: "Otherwise a cell takes input, and the server refuses the row or never receives the value; a cell that is calculated shows nothing.",
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
  if (edit === undefined) {
    for (const { entry, place } of columns) {
      if (asObject(entry).value !== undefined && !isComputed(entry))
        yield finding(
          below(place, "value"),
          "only rows that are changed in their cells work out a property anew",
          {
            hint: 'let the server give the value, or name the column by "id" and "title" in place of "field"',
          },
        );
    }
  }
  const edited = columns.filter(({ entry }) => asObject(entry).edit !== undefined);
  for (const { entry, place } of edited) {
    if (asObject(entry).value !== undefined && !isComputed(entry))
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
  yield* sentFindings(asObject(edit), below(at, "submit"), whole.value, edited, project);
}

function* sentFindings(
  edit: Readonly<Record<string, unknown>>,
  at: Place,
  list: Readonly<Record<string, unknown>>,
  edited: ColumnsUse["columns"],
  project: Project,
): Iterable<Finding> {
  const save = saveOf(edit.save);
  const submit = asObject(edit.submit);
  const operation = project.operations.get(textOf(submit.call));
  if (!operation) return;
  if (operation.effect !== "write") yield finding(below(at, "call"), `${operation.id} changes nothing`);
  if (save === "row") {
    yield* unsentFields({ of: operation.id, row: operation.request.properties ?? {} }, edited, "edit");
    return;
  }
  const param = rowParam(submit.params, "changed");
  if (param === "") {
    yield finding(below(at, "params"), 'no parameter is "{{ changed }}", so the changed rows are not sent');
    return;
  }
  const row = operation.request.properties?.[param]?.items;
  if (!row?.properties) {
    yield finding(below(at, "params", param), `${operation.id} takes no list of rows here`);
    return;
  }
  const key = textOf(list.rowKey ?? "id");
  const of = `a row of ${operation.id}`;
  if (!Object.hasOwn(row.properties, key))
    yield finding(at, `${of} has no ${JSON.stringify(key)} that would tell it apart`);
  yield* unsentFields({ of, row: row.properties }, edited, "edit");
}
