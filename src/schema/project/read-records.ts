import { asList, asObject, asText } from "./as-object.ts";
import type { Follow } from "./follow-references.ts";
import { readSchema } from "./read-schema.ts";
import {
  isRecordEffect,
  type FieldValue,
  type RecordType,
  type RecordUse,
  type UniqueSet,
} from "./record-type.ts";
import { joinPointer, type SchemaFile } from "./schema-file.ts";

/** The kinds of record that a document describes; one without a name is left out, which the check reports. */
export function readRecords(file: SchemaFile, follow: Follow): RecordType[] {
  const schemas = asObject(asObject(asObject(file.value).components).schemas);
  return Object.entries(schemas).flatMap(([component, value]) => {
    const stored = asObject(value)["x-record"];
    const { name, key, unique, trash, live, parts, called, order } = asObject(stored);
    if (typeof name !== "string") return [];
    const pointer = joinPointer("/components/schemas", component);
    const schema = readSchema(follow(value, { file: file.path, pointer }));
    return [
      {
        name,
        title: schema.title ?? name,
        file: file.path,
        pointer,
        schema,
        key: asText(key) ?? "id",
        unique: asList(unique).map(readUniqueSet),
        trash: trash === true,
        live: live === true,
        parts: texts(parts),
        called: called === undefined ? undefined : texts(called),
        order: texts(order),
      },
    ];
  });
}

/** A list of properties; or an object with them in `fields`, and what it holds for. */
function readUniqueSet(value: unknown): UniqueSet {
  if (Array.isArray(value)) return { fields: texts(value), where: {}, else: undefined };
  const set = asObject(value);
  return {
    fields: texts(set["fields"]),
    where: asObject(set["where"]) as UniqueSet["where"],
    else: asText(set["else"]),
  };
}

/** The effect of an operation on records; undefined unless it says of which kind and what. */
export function readRecordUse(value: unknown): RecordUse | undefined {
  const use = asObject(value);
  const { record, does, by } = use;
  if (typeof record !== "string" || !isRecordEffect(does)) return undefined;
  return {
    record,
    does,
    by: by === undefined ? undefined : texts(by),
    each: asText(use["each"]),
    where: asObject(use["where"]) as RecordUse["where"],
    else: asText(use["else"]),
    set: asObject(use["set"]) as Readonly<Record<string, FieldValue>>,
  };
}

function texts(value: unknown): string[] {
  return asList(value).filter((item) => typeof item === "string");
}
