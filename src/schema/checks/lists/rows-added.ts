import { rowParam, type SubmittedRows } from "../../plan/list/row-param.ts";
import { isTypedInNewRows } from "../../plan/list/plan-cell-edit.ts";
import { addedRow, saveOf } from "../../plan/list/plan-edit.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { unsentFields } from "./unsent-fields.ts";

type Value = Readonly<Record<string, unknown>>;

export const rowsAdded: Check = {
  slug: "rows-added",
  holds:
    "A sheet with `add` or `remove` says on which way such rows reach the server, that takes every cell typed in a new row, and everything it cannot do without is typed or stands in `initial`; a column with `add` stands in such a list.",
  why: "Otherwise a user fills in a row that the server refuses whatever its values are, or deletes one that is back after the reload.",
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
  const edit = asObject(isMain && whole.value.kind === "list" ? whole.value.edit : undefined);
  const at = below(whole.place, "edit");
  for (const { entry, place } of columns) {
    const { add, edit: changed } = asObject(entry);
    if (add === undefined) continue;
    const here = below(place, "add");
    if (edit.add === undefined)
      yield finding(here, "the list does not say how new rows are sent", {
        hint: 'say it by "edit": { "add": … }',
      });
    if (add !== false && changed !== undefined)
      yield finding(here, 'a column with "edit" is typed in new rows by itself');
    if (add === false && changed === undefined) yield finding(here, "the cells are typed nowhere");
  }
  for (const [part, rows] of [
    ["add", "added"],
    ["remove", "removed"],
  ] as const)
    yield* wayFindings(edit, part, rows, at, project);
  yield* newRowFindings(edit, columns, at, project);
}

/** New rows have a call of their own where each row has one; otherwise they are a parameter of `submit`. */
function* wayFindings(
  edit: Value,
  part: "add" | "remove",
  rows: SubmittedRows,
  at: Place,
  project: Project,
): Iterable<Finding> {
  const { params } = asObject(edit.submit);
  const hands = rowParam(params, rows) !== "";
  const { call } = asObject(edit[part]);
  const here = below(at, part);
  if (saveOf(edit.save) === "row") {
    const operation = project.operations.get(textOf(call));
    if (edit[part] !== undefined && call === undefined)
      yield finding(here, "each row goes by a call of its own, and there is none here", {
        hint: `write "${part}": { "call": …, "params": … }`,
      });
    if (operation && operation.effect !== "write")
      yield finding(below(here, "call"), `${operation.id} changes nothing`);
    return;
  }
  if (call !== undefined)
    yield finding(below(here, "call"), 'all rows go together, by "submit"', {
      hint: `give a parameter of "submit" the value "{{ ${rows} }}"`,
    });
  if (edit[part] !== undefined && !hands)
    yield finding(
      below(at, "submit", "params"),
      `no parameter is "{{ ${rows} }}", so the ${rows} rows are not sent`,
    );
  if (edit[part] === undefined && hands)
    yield finding(below(at, "submit", "params"), `the list does not say "${part}", so no rows are ${rows}`);
}

function* newRowFindings(
  edit: Value,
  columns: ColumnsUse["columns"],
  at: Place,
  project: Project,
): Iterable<Finding> {
  if (edit.add === undefined) return;
  const { call, initial } = asObject(edit.add);
  const row = addedRow(textOf(call), asObject(edit.submit), saveOf(edit.save), project.operations);
  if (!row?.properties) return;
  const typed = columns.filter(({ entry }) => isTypedInNewRows(asObject(entry)));
  const by = (key: "add" | "edit") => typed.filter(({ entry }) => asObject(entry)[key] !== undefined);
  const of = "the request that takes a new row";
  const sent = { of, row: row.properties };
  yield* unsentFields(sent, by("add"), "add");
  yield* unsentFields(sent, by("edit"), "edit");
  const known = Object.keys(row.properties);
  for (const field of Object.keys(asObject(initial)))
    if (!known.includes(field))
      yield unknownName(below(at, "add", "initial", field), field, `${of} does not take it`, known);
  // With a call of its own, a missing field is a finding already.
  if (saveOf(edit.save) === "row") return;
  const given = new Set([
    ...typed.map(({ entry }) => fieldOf(asObject(entry))),
    ...Object.keys(asObject(initial)),
  ]);
  for (const field of (row.required ?? []).filter((needed) => !given.has(needed)))
    yield finding(
      below(at, "add"),
      `${JSON.stringify(field)} is needed of a new row, and no column takes it`,
      {
        hint: 'add a column with "add", or a value under "initial"',
      },
    );
}

function fieldOf({ field, edit, add }: Value): string {
  return textOf(asObject(add).field ?? asObject(edit).field ?? field);
}
