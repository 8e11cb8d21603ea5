import { typesOf, type JsonSchema } from "../../project/json-schema.ts";

/** The parameter by which an operation gives the rows with one value of a field. */
export interface LaneParameter {
  readonly name: string;
  /** It takes a list of values. */
  readonly several: boolean;
}

/** Undefined when no parameter narrows the rows by the field. */
export function laneParameter(request: JsonSchema | undefined, field: string): LaneParameter | undefined {
  const found = parametersOn(request, field).find(({ matches }) =>
    ["equals", "in", undefined].includes(matches),
  );
  return found && { name: found.name, several: typesOf(found.schema).includes("array") };
}

/** The parameters by which an operation gives the rows of some days; undefined when it has not both. */
export function dayParameters(
  request: JsonSchema | undefined,
  field: string,
): { readonly from: string; readonly to: string } | undefined {
  const parameters = parametersOn(request, field);
  const named = (match: "from" | "to") => parameters.find(({ matches }) => matches === match)?.name;
  const [from, to] = [named("from"), named("to")];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** A parameter without a filter of its own narrows by the field of its name. */
function parametersOn(request: JsonSchema | undefined, field: string) {
  return Object.entries(request?.properties ?? {}).flatMap(([name, schema]) => {
    const filter = schema["x-filter"];
    if (filter === false || (filter?.field ?? (filter?.fields ? "" : name)) !== field) return [];
    return [{ name, schema, matches: filter?.match }];
  });
}
