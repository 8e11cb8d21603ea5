import { typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import type { Project } from "../../project/project.ts";
import type { RecordEffect, RecordType, RecordUse } from "../../project/record-type.ts";
import type { Check, Finding } from "../check-context.ts";
import { extensionWord } from "./extension-word.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";

const READS: ReadonlySet<RecordEffect> = new Set([
  "page",
  "list",
  "detail",
  "count",
  "summary",
  "importTemplate",
] as const);

export const recordOperation: Check = {
  slug: "record-operation",
  holds:
    "What an operation says in `x-resource` and `x-filter` that it does to stored records can be done: kind, parameters and fields exist, and a parameter that narrows says by what.",
  why: "The backend would save or narrow by nothing.",
  *run({ project }) {
    for (const operation of project.allOperations) {
      const file = project.files.get(operation.file);
      if (operation.recordUse && file)
        yield* describe(
          below({ file, pointer: operation.pointer }, "x-resource"),
          operation,
          operation.recordUse,
          project,
        );
    }
  },
};

function* describe(at: Place, operation: Operation, asked: RecordUse, project: Project): Iterable<Finding> {
  const { record: name, does, by, each, where, set } = asked;
  const record = project.records.get(name);
  if (!record) {
    yield unknownName(below(at, "record"), name, "no such kind of record", project.records.keys());
    return;
  }
  const reads = READS.has(does);
  if (reads !== (operation.effect === "read"))
    yield finding(
      below(at, "does"),
      `"${does}" ${reads ? "reads" : "writes"}, but the operation's effect is "${operation.effect}"`,
    );
  if (does === "page" && !operation.paging)
    yield finding(below(at, "does"), `a page needs ${extensionWord(at.file, "x-paging")}`);
  if (does === "summary") yield* summary(below(at, "does"), operation, record);
  const parameters = Object.keys(operation.request.properties ?? {});
  for (const [index, parameter] of (by ?? []).entries()) {
    if (!parameters.includes(parameter))
      yield unknownName(below(at, "by", index), parameter, `no parameter of ${operation.id}`, parameters);
  }
  if (each !== undefined && !parameters.includes(each))
    yield unknownName(below(at, "each"), each, `no parameter of ${operation.id}`, parameters);
  const fields = Object.keys(record.schema.properties ?? {});
  for (const [key, named] of [
    ["where", where],
    ["set", set],
  ] as const) {
    for (const field of Object.keys(named)) {
      if (!fields.includes(field))
        yield unknownName(below(at, key, field), field, `no property of ${record.title}`, fields);
    }
  }
  yield* filters(at, operation, asked, record, project.records);
}

/** The store counts by what `x-counts` says, which must be fields of the record. */
function* summary(at: Place, { id, counts }: Operation, record: RecordType): Iterable<Finding> {
  const fields = Object.keys(record.schema.properties ?? {});
  const named = counts.flatMap(({ numbers, groups }) => [
    ...numbers.flatMap(({ where, sum, distinct }) => [...Object.keys(where), sum, distinct]),
    ...groups.map(({ by }) => by),
  ]);
  if (counts.length === 0) yield finding(at, `a summary needs "x-counts": what ${id} counts and adds up`);
  for (const field of named) {
    if (field !== undefined && !fields.includes(field))
      yield unknownName(at, field, `"x-counts" counts by what ${record.title} does not have:`, fields);
  }
}

/** The fields of the listed records that are references can narrow them. */
function* through(
  at: Place,
  name: string,
  kind: string,
  field: string,
  record: RecordType,
  records: Project["records"],
): Iterable<Finding> {
  const referred = records.get(kind);
  const properties = referred?.schema.properties ?? {};
  if (!referred)
    yield unknownName(at, kind, `parameter "${name}" narrows by no kind of record:`, records.keys());
  else if (!Object.values(properties).some((property) => property["x-ref"] === record.name))
    yield finding(at, `"${name}" narrows by ${referred.title}, which does not refer to ${record.title}`);
  else if (!(field in properties))
    yield unknownName(
      at,
      field,
      `parameter "${name}" narrows by what ${referred.title} does not have:`,
      Object.keys(properties),
    );
}

/** Every parameter that narrows a list must name the field that it narrows by. */
function* filters(
  at: Place,
  operation: Operation,
  { does, by }: RecordUse,
  record: RecordType,
  records: Project["records"],
): Iterable<Finding> {
  const { paging, sort, request } = operation;
  const keys = by ?? (does === "delete" || does === "restore" ? [record.key] : []);
  // Some backends take the page by a second name, which the first overrules.
  const beside = new Set([paging?.page, paging?.size, sort?.by, sort?.order, paging && "currentPage"]);
  const fields = Object.keys(record.schema.properties ?? {});
  for (const [name, schema] of Object.entries(request.properties ?? {})) {
    if (beside.has(name) || !(READS.has(does) || keys.includes(name))) continue;
    const filter = schema["x-filter"];
    if (filter === false) continue;
    if (filter?.through !== undefined) {
      yield* through(at, name, filter.through, filter.field ?? name, record, records);
      continue;
    }
    for (const field of filter?.fields ?? [filter?.field ?? name]) {
      if (!fields.includes(field))
        yield unknownName(
          at,
          field,
          `parameter "${name}" narrows by what ${record.title} does not have:`,
          fields,
        );
    }
    const [first = ""] = filter?.fields ?? [filter?.field ?? name];
    const held = record.schema.properties?.[first];
    if (filter?.match === "has" && held && !typesOf(held).includes("array"))
      yield finding(at, `"${name}" asks what "${first}" has, which is no list`);
  }
}
