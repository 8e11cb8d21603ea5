import { columnsOfKind, columnsOfRecord } from "../../imports/import-columns.ts";
import type { ColumnType, ImportField, ImportKindFile, ImportLayout } from "../../project/import-kind.ts";
import type { Project } from "../../project/project.ts";
import type { RecordType } from "../../project/record-type.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";

export const importField: Check = {
  slug: "import-field",
  holds:
    "A field of a file that comes in has a title of its own or its record's, is read as the record keeps it, and is one of its kind where a layout names it.",
  why: "A column would have no title, its cells would be refused row by row, or it would be read for nothing.",
  *run({ project }) {
    for (const kind of project.importKinds.values()) {
      yield* fieldsOf(kind, project);
      for (const layout of kind.layouts.values()) yield* columnsOf(layout, kind, project);
    }
  },
};

function* fieldsOf(kind: ImportKindFile, project: Project): Iterable<Finding> {
  const { file, record: name, fields, without } = kind;
  const record = name === undefined ? undefined : project.records.get(name);
  // A record that does not exist is found by another rule.
  if (name !== undefined && !record) return;
  const columns = new Map(
    (record ? columnsOfRecord(record, project, new Set()) : []).map((column) => [column.name, column]),
  );
  const properties = new Set(Object.keys(record?.schema.properties ?? {}));
  for (const [index, left] of without.entries()) {
    const at = below({ file, pointer: "/without" }, index);
    if (fields.has(left)) yield finding(at, `${JSON.stringify(left)} is declared and left out`);
    else if (!properties.has(left)) yield unknownName(at, left, notOf(record), columns.keys());
  }
  for (const [field, said] of fields) {
    const at = below({ file, pointer: "/fields" }, field);
    const column = columns.get(field);
    if (!column && said.title === undefined)
      yield unknownName(at, field, `${notOf(record)}, and has no "title"`, columns.keys(), { of: "key" });
    if (column && !isWithin(said.type, column.type))
      yield finding(below(at, "type"), `the record keeps it as ${column.type ?? "text"}`);
    if (isCodedNumber(said)) yield finding(below(at, "enum"), `a ${said.type} has no labels`);
  }
}

function notOf(record: RecordType | undefined): string {
  return record ? `no column of ${record.title}` : "the kind names no record";
}

/** A text of the record may be read as a text of one form, such as the number of an identity card. */
function isWithin(said: ColumnType | undefined, kept: ColumnType = "text"): boolean {
  return said === undefined || said === kept || (kept === "text" && said !== "number");
}

function isCodedNumber({ enum: table, type = "text" }: ImportField): boolean {
  return table !== undefined && type !== "text";
}

function* columnsOf({ file, columns }: ImportLayout, kind: ImportKindFile, project: Project) {
  const known = new Set(columnsOfKind(kind, project).map(({ name }) => name));
  for (const name of columns.keys()) {
    if (known.has(name)) continue;
    const at = below({ file, pointer: "/columns" }, name);
    yield unknownName(at, name, `no field of ${kind.title}`, known, { of: "key" });
  }
}
