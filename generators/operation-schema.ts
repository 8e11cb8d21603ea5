import type { JSONSchema } from "json-schema-to-typescript";
import { resolveReference, valueAt } from "../src/schema/project/follow-references.ts";
import { groupRows } from "../src/domain/group-rows.ts";
import type { JsonSchema } from "../src/schema/project/json-schema.ts";
import type { Operation } from "../src/schema/project/operation.ts";
import { asObject, type Project } from "../src/schema/project/project.ts";
import { joinPointer } from "../src/schema/project/schema-file.ts";
import { areaOf, operationsName } from "./name-records.ts";
import { type Bundle, closedObject, createBundle, type Located, typeSchema } from "./type-schema.ts";

/** Type schemas of the whole catalogue. */
export interface CatalogueSchema {
  /** An object that refers to the operations of each area, and whose `$defs` hold them and what they share. */
  readonly schema: JSONSchema;
  /** Names of the definitions that hold the operations of an area. */
  readonly operationNames: readonly string[];
  /** Name of each definition → the area that describes it. */
  readonly areas: ReadonlyMap<string, string>;
  /** Kind of stored record → the name of its definition. */
  readonly records: ReadonlyMap<string, string>;
}

/**
 * For each area an object with a member for each operation, which holds its `params` and its `result` as a caller sees
 * them, and `serverResult` where the server gives something else. Records that operations share have their own names.
 */
export function operationSchema(project: Project): CatalogueSchema {
  const bundle = createBundle(project);
  const operations = [...project.operations.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const byArea = groupRows(operations, ({ file }) => areaOf(file));
  for (const [area, areaOperations] of byArea) {
    const members = areaOperations.map((operation) => {
      const parts = closedObject({ ...partsOf(operation, bundle) });
      return [operation.id, { ...parts, description: operation.title }] as const;
    });
    bundle.definitions.set(operationsName(area), closedObject(Object.fromEntries(members)));
  }
  // Also those that no operation speaks of by name.
  for (const { file, pointer } of project.records.values())
    typeSchema({ schema: { $ref: `#${pointer}` }, file }, bundle);
  const operationNames = [...byArea.keys()].map(operationsName);
  const areas = new Map([...byArea.keys()].map((area) => [operationsName(area), area]));
  const references = [...bundle.definitions.keys()].map(
    (name) => [name, { $ref: `#/$defs/${name}` }] as const,
  );
  for (const [address, name] of bundle.recordNames) areas.set(name, areaOf(address.split("#")[0] ?? ""));
  const $defs = Object.fromEntries(bundle.definitions);
  return {
    schema: { ...closedObject(Object.fromEntries(references)), $defs },
    operationNames,
    areas,
    records: recordTypes(bundle),
  };
}

function recordTypes({ project, recordNames }: Bundle): ReadonlyMap<string, string> {
  const named = [...project.records.values()].flatMap(({ name, file, pointer }) => {
    const type = recordNames.get(`${file}#${pointer}`);
    return type === undefined ? [] : [[name, type] as const];
  });
  return new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface OperationParts {
  readonly params: JSONSchema;
  readonly result: JSONSchema;
  readonly serverResult?: JSONSchema;
}

function partsOf(operation: Operation, bundle: Bundle): OperationParts {
  const { project } = bundle;
  const root: Located = {
    schema: asObject(valueAt(project.files.get(operation.file)?.value, operation.pointer)),
    file: operation.file,
  };
  const content = locateBelow(project, root, ["requestBody", "content"]);
  const media = Object.keys(content.schema)[0];
  const body = media === undefined ? undefined : locateBelow(project, content, [media, "schema"]);
  const envelope = locateBelow(project, root, ["responses", "200", "content", "application/json", "schema"]);
  const params = paramsOf(operation, body, bundle);
  if (operation.answer === "file")
    return { params, result: typeSchema({ schema: operation.result, file: operation.file }, bundle) };
  const result = typeSchema(locateBelow(project, envelope, ["properties", "result"]), bundle);
  const whole = () => typeSchema(envelope, bundle);
  if (operation.fullBody) return { params, result: whole(), serverResult: result };
  // A quiet code gives its caller the whole envelope.
  if (operation.quietCodes.length > 0)
    return { params, result: { anyOf: [result, whole()] }, serverResult: result };
  return { params, result };
}

function paramsOf(operation: Operation, body: Located | undefined, bundle: Bundle): JSONSchema {
  const { parameters, request, file } = operation;
  const placed = new Set(parameters.map(({ name }) => name));
  if (body && placed.size === 0) return typeSchema(body, bundle);
  const members = Object.entries(request.properties ?? {}).filter(([name]) => placed.has(name));
  const address: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(members),
    required: (request.required ?? []).filter((name) => placed.has(name)),
    additionalProperties: false,
  };
  const schema = typeSchema({ schema: address, file }, bundle);
  return body ? { allOf: [schema, typeSchema(body, bundle)] } : schema;
}

/** Follows the references on the way, but leaves one that stands at its end. An empty schema where the way breaks off. */
function locateBelow(project: Project, from: Located, path: readonly string[]): Located {
  let { schema, file } = from;
  for (const segment of path) {
    if (schema.$ref !== undefined) {
      const target = resolveReference(project.files, file, schema.$ref);
      schema = asObject(target.value);
      file = target.file;
    }
    schema = asObject(valueAt(schema, joinPointer("", segment)));
  }
  return { schema, file };
}
