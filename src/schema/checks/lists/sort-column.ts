import { isComputed } from "../../plan/list/plan-columns.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { extensionWord } from "../catalogue/extension-word.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

export const sortColumn: Check = {
  slug: "sort-column",
  holds:
    "A list is ordered by what its operation can order by: `x-sort` names parameters, the `enum` of `by` lists fields of the rows, and columns with `sort` are among them.",
  why: "A head that does nothing when it is clicked is worse than none.",
  *run({ project, readings }) {
    for (const operation of project.allOperations) yield* catalogue(operation, project);
    for (const reading of readings) {
      for (const table of reading.columns) yield* sortedColumns(table, project);
      yield* openingOrder(reading);
    }
  },
};

function* catalogue(
  { file: path, pointer, sort, request, row, id }: Operation,
  project: Project,
): Iterable<Finding> {
  const file = project.files.get(path);
  if (!sort || !file) return;
  const at = below({ file, pointer }, "x-sort");
  const parameters = Object.keys(request.properties ?? {});
  for (const key of ["by", "order"] as const) {
    if (parameters.includes(sort[key])) continue;
    yield unknownName(below(at, key), sort[key], `no parameter of ${id}`, parameters);
  }
  const words = request.properties?.[sort.order]?.enum;
  for (const key of ["ascending", "descending"] as const) {
    if (!words || words.includes(sort[key])) continue;
    yield unknownName(below(at, key), sort[key], `no value of ${sort.order}`, words.map(textOf));
  }
  const by = request.properties?.[sort.by];
  const fields = row?.properties && Object.keys(row.properties);
  if (by && !by.enum) {
    yield finding(
      below(at, "by"),
      `${JSON.stringify(sort.by)} has no "enum", so no column knows whether it sorts`,
    );
  }
  for (const name of fields ? (by?.enum ?? []) : []) {
    if (fields?.includes(textOf(name))) continue;
    yield unknownName(below(at, "by"), name, `no field of the rows of ${id} to order by`, fields ?? []);
  }
}

function* sortedColumns({ columns, operation, isMain }: ColumnsUse, project: Project): Iterable<Finding> {
  for (const { entry, place } of columns) {
    const { sort, field } = asObject(entry);
    if (sort === undefined || isComputed(entry)) continue;
    const at = below(place, "sort");
    const allowed = sortable(operation);
    if (!isMain) yield finding(at, "only the columns of a list itself order it");
    else if (operation && !operation.sort) {
      yield finding(
        at,
        `${operation.id} has no ${extensionWord(project.files.get(operation.file), "x-sort")}`,
        {
          hint: 'leave "sort" out, or let the call order its rows and say so in schemas/api',
        },
      );
    } else if (allowed && !allowed.includes(textOf(field))) {
      yield finding(
        at,
        `${operation?.id} cannot order by ${field === undefined ? "a column without a field" : JSON.stringify(field)}`,
        {
          hint: `it can by ${allowed.join(", ")}`,
        },
      );
    }
  }
}

function* openingOrder({ whole: { value, place }, columns }: EntryReading): Iterable<Finding> {
  if (typeof value.order !== "string") return;
  const column = value.order.replace(/^-/, "");
  const at: Place = below(place, "order");
  const entries = columns.filter(({ isMain }) => isMain).flatMap((table) => table.columns);
  const named = entries.map(({ entry }) => {
    const { id, field, sort } = asObject(entry);
    return { id: textOf(id ?? field ?? entry), sort };
  });
  const namedColumn = named.find(({ id }) => id === column);
  if (!namedColumn)
    yield unknownName(
      at,
      column,
      "no such column",
      named.map(({ id }) => id),
      { offset: value.order.length - column.length },
    );
  else if (namedColumn.sort === undefined)
    yield finding(at, `the column ${JSON.stringify(column)} does not sort`);
}

/** The properties that the operation can order by; undefined when they are unknown. */
function sortable(operation: Operation | undefined): string[] | undefined {
  return operation?.sort && operation.request.properties?.[operation.sort.by]?.enum?.map(textOf);
}
