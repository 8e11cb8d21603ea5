import { valueAt } from "../../src/schema/project/follow-references.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import { asObject } from "../../src/schema/project/as-object.ts";
import { joinPointer, pointerSegments, type SchemaFile } from "../../src/schema/project/schema-file.ts";
import { ASSUMABLE_PARTS } from "../../src/schema/project/short-form/short-words.ts";
import { pathOf, setInShortForm } from "../set-in-json.ts";
import { shortenMarked } from "./shorten-schema.ts";

interface NamedField {
  readonly name: string;
}

/** The file with one more entry in the map of fields at the written pointer. */
export function withShortField(
  source: SchemaFile,
  pointer: string,
  { name }: NamedField,
  schema: JsonSchema,
  isRequired: boolean | undefined,
): string {
  const schemas = asObject(asObject(asObject(source.value).components).schemas);
  const short = shortenMarked(schema, isAssumedAt(source, pointer), new Set(Object.keys(schemas)));
  const path = [...pathOf(pointer), isRequired ? name : `${name}?`];
  return setInShortForm(source.text, path, short, { getInsertionIndex: beforeCreation });
}

/** The place of a short operation's query; undefined when its parameters are in the words of OpenAPI. */
export function shortQuery(source: SchemaFile, { pointer }: Operation): string | undefined {
  const written = source.writtenAt(pointer);
  const { parameters } = asObject(valueAt(source.written?.value, written));
  const isShort = written.startsWith("/operations/") && parameters === undefined;
  return isShort ? joinPointer(written, "query") : undefined;
}

/** The place of a new property: the time of making stays the last one of a record. */
export function beforeCreation(names: string[]): number {
  const index = names.findIndex((name) => name === "createTime" || name === "createTime?");
  return index === -1 ? names.length : index;
}

/** True when the fields of the map at the written pointer are assumed unless they say otherwise. */
function isAssumedAt({ written }: SchemaFile, pointer: string): boolean {
  const segments = pointerSegments(pointer);
  const [place, id = "", part = ""] = segments;
  const { assumed } = asObject(asObject(asObject(asObject(written?.value).operations))[id]);
  const known = ASSUMABLE_PARTS.find((word) => word === part.replace("?", "").replace("form", "body"));
  if (place === "operations" && known !== undefined && Array.isArray(assumed) && assumed.includes(known))
    return true;
  return segments.some((_segment, index) => {
    const above = joinPointer("", ...segments.slice(0, index + 1));
    return asObject(valueAt(written?.value, above))["x-assumed"] === "fields";
  });
}
