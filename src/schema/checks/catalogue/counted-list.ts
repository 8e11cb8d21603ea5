import { propertyAt } from "../../dotted-field.ts";
import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { writtenOperations } from "./catalogue-schemas.ts";
import type { Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

/** Stands for the result as a whole. */
const WHOLE = "result";

export const countedList = catalogueCheck(
  {
    slug: "counted-list",
    holds:
      "What `x-counts` says is there: the list that a statistic counts, its parameters, the fields of its rows, and the numbers of the result.",
    why: "The number on a card would differ from the list behind it, or lead nowhere.",
  },
  ["api"],
  function* (project) {
    for (const { value, at } of writtenOperations(project)) {
      const written = value["x-counts"];
      const statistic = project.operations.get(String(value.operationId));
      if (written === undefined || !statistic) continue;
      if (!Array.isArray(written)) yield finding(below(at, "x-counts"), "must be a list");
      for (const [index, counted] of listOf(written).entries())
        yield* recount(asObject(counted), below(at, "x-counts", index), statistic, project);
    }
  },
);

function* recount(
  counted: Readonly<Record<string, unknown>>,
  at: Place,
  statistic: Operation,
  project: Project,
): Iterable<Finding> {
  const list = project.operations.get(textOf(counted.list));
  if (!list) {
    yield unknownName(below(at, "list"), counted.list, "no such operation", project.operations.keys());
    return;
  }
  if (!list.row) {
    yield finding(below(at, "list"), `${list.id} answers with no rows`);
    return;
  }
  const ofList = parametersOf(list);
  const ofStatistic = parametersOf(statistic);
  yield* known(Object.keys(asObject(counted.params)), below(at, "params"), list.id, ofList);
  yield* known(Object.keys(asObject(counted.as)), below(at, "as"), list.id, ofList);
  yield* known(Object.values(asObject(counted.as)), below(at, "as"), statistic.id, ofStatistic);
  yield* known(Object.keys(asObject(counted.ask)), below(at, "ask"), statistic.id, ofStatistic);
  for (const [path, number] of Object.entries(asObject(counted.numbers))) {
    const place = below(at, "numbers", path);
    yield* typed(place, path, statistic, ["integer", "number"]);
    yield* fields(asObject(number), ["distinct", "sum"], place, list.row);
  }
  for (const [path, written] of Object.entries(asObject(counted.groups))) {
    const place = below(at, "groups", path);
    const group = asObject(written);
    yield* typed(place, path, statistic, ["array"]);
    yield* fields(group, ["by"], place, list.row);
    const entry = Object.keys(partAt(statistic, path)?.items?.properties ?? {});
    for (const key of ["key", "count"]) {
      if (!entry.includes(textOf(group[key])))
        yield unknownName(below(place, key), group[key], `no property of the entries of ${path}`, entry);
    }
  }
}

function parametersOf({ request }: Operation): string[] {
  return Object.keys(request.properties ?? {});
}

function* known(
  names: readonly unknown[],
  at: Place,
  operation: string,
  parameters: readonly string[],
): Iterable<Finding> {
  for (const name of names) {
    if (!parameters.includes(textOf(name)))
      yield unknownName(at, name, `no parameter of ${operation}`, parameters);
  }
}

function partAt({ result }: Operation, path: string): JsonSchema | undefined {
  return path === WHOLE ? result : propertyAt(result, path);
}

function* typed(at: Place, path: string, statistic: Operation, types: readonly string[]): Iterable<Finding> {
  const part = partAt(statistic, path);
  if (!part)
    yield unknownName(
      at,
      path,
      `no property of the result of ${statistic.id}`,
      Object.keys(statistic.result.properties ?? {}),
      { of: "key" },
    );
  else if (!typesOf(part).some((type) => types.includes(type)))
    yield finding(at, `"${path}" is no ${types.includes("array") ? "list" : "number"}`, { of: "key" });
}

/** The fields that are named under the keys, and those of `where`. */
function* fields(
  named: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  at: Place,
  row: JsonSchema,
): Iterable<Finding> {
  const of = Object.keys(row.properties ?? {});
  const text = "no field of the rows";
  for (const key of keys.filter((name) => named[name] !== undefined)) {
    if (!of.includes(textOf(named[key]))) yield unknownName(below(at, key), named[key], text, of);
  }
  for (const field of Object.keys(asObject(named.where))) {
    if (!of.includes(field)) yield unknownName(below(at, "where", field), field, text, of, { of: "key" });
  }
}
