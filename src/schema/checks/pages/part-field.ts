import { propertyAt } from "../../dotted-field.ts";
import { typesOf, type JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { sectionsOf } from "../reading/sections-of.ts";
import { textOf } from "../reading/text-of.ts";

type Value = Readonly<Record<string, unknown>>;

export const partField: Check = {
  slug: "part-field",
  holds: "Aside, summary, tables and charts take their names from the operations behind them.",
  why: "The part stays empty, or narrows nothing.",
  *run({ project, readings }) {
    for (const { whole } of readings) {
      const { value, place } = whole;
      const source = operationOf(value.source, project);
      yield* parameter(asObject(value.aside), below(place, "aside"), source);
      yield* nodeFields(asObject(value.aside), below(place, "aside"), project);
      yield* totals(asObject(value.summary), below(place, "summary"), source);
      yield* tables(value, place, project);
      for (const [id, dialog] of Object.entries(asObject(value.dialogs))) {
        yield* tables(asObject(dialog), below(place, "dialogs", id), project);
      }
    }
  },
};

function* parameter({ param }: Value, at: Place, source: Operation | undefined): Iterable<Finding> {
  const known = Object.keys(source?.request.properties ?? {});
  if (!source || param === undefined || known.includes(textOf(param))) return;
  yield unknownName(below(at, "param"), param, `no parameter of ${source.id}`, known);
}

function* nodeFields(aside: Value, at: Place, project: Project): Iterable<Finding> {
  const operation = operationOf(aside.source, project);
  const node = operation && (operation.row ?? operation.result.properties?.list?.items);
  for (const key of ["value", "label", "children", "count"]) {
    yield* property(below(at, key), aside[key], node, `no such field in the nodes of ${operation?.id}`);
  }
}

function* totals({ from }: Value, at: Place, source: Operation | undefined): Iterable<Finding> {
  yield* property(below(at, "from"), from, source?.result, `no such field in the result of ${source?.id}`);
}

function* tables(whole: Value, at: Place, project: Project): Iterable<Finding> {
  const { record, data } = whole;
  for (const { section, place: here } of sectionsOf(whole, at)) {
    const { from, ...bodies } = section;
    const body = bodies.chart === undefined ? "table" : "chart";
    const { rows } = asObject(bodies[body]);
    const operation = operationOf(from === undefined ? record : asObject(data)[textOf(from)], project);
    const place = below(here, body, "rows");
    const rowsSchema = rows === undefined ? undefined : propertyAt(operation?.result, textOf(rows));
    if (rowsSchema && !typesOf(rowsSchema).includes("array"))
      yield finding(place, `${JSON.stringify(rows)} is no list`);
    else if (!rowsSchema) {
      yield* property(place, rows, operation?.result, `no such field in the result of ${operation?.id}`);
    }
  }
}

function* property(
  at: Place,
  name: unknown,
  schema: JsonSchema | undefined,
  text: string,
): Iterable<Finding> {
  if (name === undefined || !schema?.properties || propertyAt(schema, textOf(name))) return;
  yield unknownName(at, name, text, Object.keys(schema.properties));
}

function operationOf(source: unknown, project: Project): Operation | undefined {
  return project.operations.get(textOf(asObject(source).call));
}
