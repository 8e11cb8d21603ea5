import { isLookedUpTarget, LOOKED_UP_FIELDS } from "../../project/looked-up-fields.ts";
import type { Project } from "../../project/project.ts";
import type { RecordType } from "../../project/record-type.ts";
import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { plainTypes } from "./value-types.ts";

/** Words that a reference may name beside the kinds of record. */
const TARGETS = ["company", "staff", "department", "role", "tag", "file"];

export const recordKind: Check = {
  slug: "record-kind",
  holds:
    "A kind of stored record names its own properties, what `x-ref` and `x-from` name exists, and what is looked up has the property's type.",
  why: "The backend serves records as they are declared here: it would look up or sort by what is not there.",
  *run({ project }) {
    for (const record of project.records.values()) yield* kind(record, project);
  },
};

function* kind(record: RecordType, project: Project): Iterable<Finding> {
  const file = project.files.get(record.file);
  if (!file) return;
  const at = { file, pointer: record.pointer };
  const stored = below(at, "x-record");
  const properties = record.schema.properties ?? {};
  const names = Object.keys(properties);
  const missing = (place: Place, name: string) =>
    names.includes(name) ? [] : [unknownName(place, name, `no property of ${record.title}`, names)];
  yield* missing(below(stored, "key"), record.key);
  for (const [index, { fields, where, else: refusal }] of record.unique.entries()) {
    const set = below(stored, "unique", index);
    const isConditional = Object.keys(where).length > 0;
    const list = isConditional || refusal !== undefined ? below(set, "fields") : set;
    for (const [position, name] of fields.entries()) yield* missing(below(list, position), name);
    for (const name of Object.keys(where)) yield* missing(below(set, "where", name), name);
    if (isConditional && refusal === undefined)
      yield finding(set, 'holds for some records alone, and does not say in "else" why another is refused');
  }
  for (const [index, name] of record.order.entries()) {
    yield* missing(below(stored, "order", index), name.replace(/^-/, ""));
  }
  for (const [index, name] of (record.called ?? []).entries())
    yield* missing(below(stored, "called", index), name);
  for (const [index, part] of record.parts.entries()) {
    if (!project.records.has(part))
      yield unknownName(
        below(stored, "parts", index),
        part,
        "no such kind of record",
        project.records.keys(),
      );
  }
  for (const [name, property] of Object.entries(properties)) {
    yield* reference(below(at, "properties", name), property, project);
    yield* lookedUp(below(at, "properties", name, "x-from"), property, properties, project);
  }
}

function* reference(at: Place, property: JsonSchema, project: Project): Iterable<Finding> {
  const target = property["x-ref"] ?? property.items?.["x-ref"];
  const known = [...TARGETS, ...project.records.keys()];
  if (target !== undefined && !known.includes(target))
    yield unknownName(below(at, "x-ref"), target, "nothing that can be referred to", known);
}

function* lookedUp(
  at: Place,
  property: JsonSchema,
  properties: Readonly<Record<string, JsonSchema>>,
  project: Project,
): Iterable<Finding> {
  const path = property["x-from"];
  if (path === undefined) return;
  const [via = "", field, ...more] = path.split(".");
  const through = properties[via];
  if (field === undefined || more.length > 0) {
    yield finding(
      at,
      `"${path}" must be a property and a field of what it refers to, such as companyId.companyName`,
    );
    return;
  }
  if (!through) {
    yield unknownName(at, via, "no property beside it", Object.keys(properties));
    return;
  }
  const target = through["x-ref"];
  if (target === undefined || !typesOf(through).includes("integer")) {
    yield finding(at, `"${via}" refers to nothing, so nothing can be looked up through it`);
    return;
  }
  const record = project.records.get(target);
  yield* record ? ofRecord(at, field, record) : ofRow(at, field, property, target);
}

/** A record has nothing but what it keeps itself. */
function* ofRecord(at: Place, field: string, record: RecordType): Iterable<Finding> {
  const properties = record.schema.properties ?? {};
  const kept = Object.keys(properties).filter((name) => properties[name]?.["x-from"] === undefined);
  if (!kept.includes(field)) yield unknownName(at, field, `nothing that ${record.title} keeps`, kept);
}

function* ofRow(at: Place, field: string, property: JsonSchema, target: string): Iterable<Finding> {
  if (!isLookedUpTarget(target)) {
    if (TARGETS.includes(target)) yield finding(at, `nothing of a ${target} can be looked up`);
    return;
  }
  const fields: Readonly<Record<string, string>> = LOOKED_UP_FIELDS[target];
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (type === undefined)
    yield unknownName(at, field, `nothing of a ${target} that can be looked up`, Object.keys(fields));
  else if (!plainTypes(property).includes(type))
    yield finding(at, `${field} of a ${target} is a ${type}, which the property is not`);
}
