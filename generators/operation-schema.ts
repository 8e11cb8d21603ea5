import type { JSONSchema } from "json-schema-to-typescript";
import { resolveReference, valueAt } from "../src/schema/project/follow-references.ts";
import type { JsonSchema } from "../src/schema/project/json-schema.ts";
import type { Operation } from "../src/schema/project/operation.ts";
import { asObject, type Project } from "../src/schema/project/project.ts";
import { joinPointer } from "../src/schema/project/schema-file.ts";
import { type Bundle, closedObject, createBundle, type Located, typeSchema } from "./type-schema.ts";

/**
 * One JSON Schema over the whole catalogue: an object with a member for each operation, which holds its
 * `params` and its `result` as a caller sees them. Records that operations share are its `$defs`.
 */
export function operationSchema(project: Project): JSONSchema {
  const bundle = createBundle(project);
  const operations = [...project.operations.values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((operation) => {
      const { params, result } = partsOf(operation, bundle);
      return [operation.id, { ...closedObject({ params, result }), description: operation.title }];
    });
  return { ...closedObject(Object.fromEntries(operations)), $defs: Object.fromEntries(bundle.definitions) };
}

function partsOf(operation: Operation, bundle: Bundle): { params: JSONSchema; result: JSONSchema } {
  const { project } = bundle;
  const root: Located = {
    schema: asObject(valueAt(project.files.get(operation.file)?.value, operation.pointer)),
    file: operation.file,
  };
  const content = walkDown(project, root, ["requestBody", "content"]);
  const media = Object.keys(content.schema)[0];
  const body = media === undefined ? undefined : walkDown(project, content, [media, "schema"]);
  const envelope = walkDown(project, root, ["responses", "200", "content", "application/json", "schema"]);
  return {
    params: paramsOf(operation, body, bundle),
    result: resultOf(operation, envelope, bundle),
  };
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

/** A quiet code gives its caller the whole envelope, as a full-body operation does with every answer. */
function resultOf(operation: Operation, envelope: Located, bundle: Bundle): JSONSchema {
  if (operation.answer === "file")
    return typeSchema({ schema: operation.result, file: operation.file }, bundle);
  if (operation.fullBody) return typeSchema(envelope, bundle);
  const result = typeSchema(walkDown(bundle.project, envelope, ["properties", "result"]), bundle);
  if (operation.quietCodes.length === 0) return result;
  return { anyOf: [result, typeSchema(envelope, bundle)] };
}

/** Follows the references on the way, but leaves one that stands at its end. An empty schema where the way breaks off. */
function walkDown(project: Project, from: Located, path: readonly string[]): Located {
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
