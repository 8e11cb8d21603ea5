import type { JsonSchema } from "../project/json-schema.ts";
import type { Operation } from "../project/operation.ts";

interface SchemaPath {
  readonly side: "request" | "response";
  /** `list[].status`; empty for the whole. */
  readonly path: string;
}

const known = new WeakMap<Operation, ReadonlyMap<JsonSchema, SchemaPath>>();

/** The paths of each schema in what an operation takes and gives. */
export function pathsIn(operation: Operation): ReadonlyMap<JsonSchema, SchemaPath> {
  const paths = known.get(operation) ?? collect(operation);
  known.set(operation, paths);
  return paths;
}

function collect({ request, result }: Operation): ReadonlyMap<JsonSchema, SchemaPath> {
  const paths = new Map<JsonSchema, SchemaPath>();
  const visit = (schema: JsonSchema, side: SchemaPath["side"], path: string): void => {
    paths.set(schema, { side, path });
    if (schema.items) visit(schema.items, side, `${path}[]`);
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      visit(part, side, path === "" ? name : `${path}.${name}`);
    }
  };
  visit(request, "request", "");
  visit(result, "response", "");
  return paths;
}
