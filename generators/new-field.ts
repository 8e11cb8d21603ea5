import { valueAt } from "../src/schema/project/follow-references.ts";
import type { JsonSchema } from "../src/schema/project/json-schema.ts";
import type { Operation } from "../src/schema/project/operation.ts";
import type { RecordEffect } from "../src/schema/project/record-type.ts";
import { asObject, createProject, type Project } from "../src/schema/project/project.ts";
import { joinPointer, type SchemaFile } from "../src/schema/project/schema-file.ts";
import { type FieldLimits, fieldSchema, nullable } from "./field-schema.ts";
import { locateBody, locateRow, type ObjectPlace } from "./locate-properties.ts";
import { noSuchName } from "./no-such-name.ts";
import { addToJsonList, pathOf, setInJson } from "./set-in-json.ts";
import { beforeCreation, shortQuery, withShortField } from "./short-form/add-field.ts";

export interface FieldOptions extends FieldLimits {
  readonly operation: string;
  readonly name: string;
  /** Kind and title of a field that is new; without them it is the one that the area's rows have by this name. */
  readonly kind?: string | undefined;
  readonly title?: string | undefined;
  /** By default the rows of a call that reads, the request of one that writes. */
  readonly side?: "request" | "row" | undefined;
  readonly assumed?: boolean;
}

export interface NewField {
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
  /** Its other changes, and the work left to be done by hand. */
  readonly notes: readonly string[];
}

/**
 * A property of what an operation takes or gives, in the schema where it is described. A field of a record is described
 * once, in its rows: a request refers to it. Throws an Error that says what to mend.
 */
export function newField(project: Project, options: FieldOptions): NewField {
  const { operation: id, name } = options;
  if (!/^[a-zA-Z]\w*$/.test(name)) throw new Error(`"${name}" is no name of a field: letters and digits`);
  const operation = project.operations.get(id);
  if (!operation) throw noSuchName("operation", id, "schemas/api", project.operations.keys());
  const side = options.side ?? (operation.effect === "read" ? "row" : "request");
  const known = side === "row" ? (operation.row ?? operation.result) : operation.request;
  if (known.properties?.[name]) throw new Error(`the ${side} of "${id}" has "${name}" already`);
  if (side === "request" && followsFromRecord(project, operation))
    throw new Error(`the request of "${id}" follows from the fields of its record: say --in row`);
  const schema = propertyOf(project, operation, { ...options, side });
  const text =
    side === "row"
      ? withProperty(project, locateRow(project, operation), options, schema, true)
      : withParameter(project, operation, options, schema);
  const files = new Map([text]);
  return { files, notes: notesOn(project, operation, { ...options, side }, files) };
}

function propertyOf(
  project: Project,
  { file, effect, recordUse }: Operation,
  { name, kind, title, side, assumed, ...limits }: FieldOptions,
): JsonSchema {
  const mark = assumed ? { "x-assumed": true } : {};
  const isDescribed = kind !== undefined && title !== undefined;
  if (side === "row" || (!recordUse && isDescribed)) {
    if (!isDescribed) throw new Error(`say what "${name}" is: its kind and its Chinese title`);
    const schema = fieldSchema(project, kind, title, limits);
    const isFilter = side === "request" && effect === "read";
    return { ...(limits.required || isFilter ? schema : nullable(schema)), ...mark };
  }
  const page = recordUse && usersOf(project, recordUse.record, "page")[0]?.id;
  if (isDescribed)
    throw new Error(`"${name}" gets its kind and title in the rows of ${page}; a request only names it`);
  const inArea = [...project.operations.values()].filter((operation) => operation.file === file);
  const givers = page === undefined ? inArea : inArea.filter((operation) => operation.id === page);
  const giver = givers.find(({ row, result }) => (row ?? result).properties?.[name]);
  if (!giver) {
    const names = givers.flatMap(({ row, result }) => Object.keys((row ?? result).properties ?? {}));
    throw noSuchName("field", name, `the rows of ${page ?? file}`, names);
  }
  const place = locateRow(project, giver);
  const document = place.file === file ? "" : (place.file.split("/").at(-1) ?? "");
  return { $ref: `${document}#${place.pointer}/properties/${name}`, ...mark };
}

/** True for one of the usual operations that `records` of the short form adds. */
function followsFromRecord(project: Project, { file, pointer }: Operation): boolean {
  return sourceOf(project, file).writtenAt(pointer).startsWith("/records/");
}

/** The request's part that takes it: the body, or the query of an operation without one. */
function withParameter(
  project: Project,
  operation: Operation,
  options: FieldOptions,
  schema: JsonSchema,
): readonly [string, string] {
  const body = locateBody(project, operation);
  if (body) return withProperty(project, body, options, schema, options.required);
  const source = sourceOf(project, operation.file);
  const query = source.written && shortQuery(source, operation);
  if (query) return [operation.file, withShortField(source, query, options, schema, options.required)];
  const { "x-assumed": assumed, ...bare } = schema;
  const parameter = {
    name: options.name,
    in: "query",
    ...(options.required && { required: true }),
    ...(assumed && { "x-assumed": true }),
    schema: bare,
  };
  const path = [...pathOf(source.writtenAt(operation.pointer)), "parameters"];
  const isFirst = operation.parameters.length === 0;
  return [
    operation.file,
    isFirst ? setInJson(source.text, path, [parameter]) : addToJsonList(source.text, path, parameter),
  ];
}

/** The file with one more property; the time of making stays the last column of a record. */
function withProperty(
  project: Project,
  { file, pointer }: ObjectPlace,
  options: FieldOptions,
  schema: JsonSchema,
  isRequired: boolean | undefined,
): readonly [string, string] {
  const source = sourceOf(project, file);
  const properties = source.writtenAt(joinPointer(pointer, "properties"));
  if (!properties.endsWith("/properties"))
    return [file, withShortField(source, properties, options, schema, isRequired)];
  const { name } = options;
  const path = pathOf(source.writtenAt(pointer));
  const text = setInJson(source.text, [...path, "properties", name], schema, {
    getInsertionIndex: beforeCreation,
  });
  if (!isRequired) return [file, text];
  const { required } = asObject(valueAt(source.value, pointer));
  const requiredPath = [...path, "required"];
  return [
    file,
    required === undefined ? setInJson(text, requiredPath, [name]) : addToJsonList(text, requiredPath, name),
  ];
}

function sourceOf(project: Project, path: string): SchemaFile {
  const source = project.files.get(path);
  if (!source) throw new Error(`there is no file ${path}`);
  return source;
}

function notesOn(
  project: Project,
  { id, recordUse }: Operation,
  { name, side, required }: FieldOptions,
  files: ReadonlyMap<string, string>,
): string[] {
  const texts = [...project.files].map(([path, { text }]) => [path, text] as const);
  const changed = createProject(new Map([...texts, ...files]), project);
  const others = [...project.operations.values()]
    .filter((candidate) => candidate.id !== id)
    .filter((candidate) => {
      const after = changed.operations.get(candidate.id);
      return (
        JSON.stringify([candidate.request, candidate.result]) !==
        JSON.stringify([after?.request, after?.result])
      );
    })
    .map((candidate) => candidate.id);
  const byHand = [id, ...others].flatMap((operationId) =>
    project.operations.get(operationId)?.recordUse
      ? []
      : [`The handler of ${operationId} does not know "${name}" yet.`],
  );
  const record = side === "row" ? recordUse?.record : undefined;
  const writers =
    record === undefined
      ? []
      : usersOf(project, record, "create", "update").filter((writer) => !followsFromRecord(project, writer));
  return [
    ...(others.length > 0 ? [`The same record is part of ${others.join(", ")}.`] : []),
    ...byHand,
    ...(record !== undefined && required ? [`A record that is there already has no "${name}".`] : []),
    ...writers.map((writer) => `To write it as well: npm run new -- field ${writer.id} ${name}`),
  ];
}

/** The operations that do one of these things to a kind of record. */
function usersOf(project: Project, record: string, ...does: readonly RecordEffect[]): Operation[] {
  return project.allOperations.filter(
    ({ recordUse }) => recordUse?.record === record && does.includes(recordUse.does),
  );
}
