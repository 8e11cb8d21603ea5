import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import { parameterOfTabs } from "../../tabs/parameter-of-tabs.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";

type Value = Readonly<Record<string, unknown>>;

export const listTabs: Check = {
  slug: "list-tabs",
  holds:
    "The tabs of a list stand for values of one parameter of its source, and the counts have a number for each.",
  why: "A tab shows all rows or none, or has no number.",
  *run({ project, readings }) {
    for (const { whole } of readings) {
      const { source, tabs } = whole.value;
      if (whole.value.kind !== "list" || tabs === undefined) continue;
      const at = below(whole.place, "tabs");
      yield* parameter(source, asObject(tabs), at, project);
      yield* counts(asObject(tabs), at, project);
    }
  },
};

function* parameter(source: unknown, tabs: Value, at: Place, project: Project): Iterable<Finding> {
  const { field, items } = tabs;
  const operation = operationOf(source, project);
  const { schema, table } = parameterOfTabs(source, textOf(field), project);
  const place = below(at, "field");
  if (!operation) return;
  if (!schema) {
    const known = Object.keys(operation.request.properties ?? {});
    yield unknownName(place, field, `no parameter of ${operation.id}`, known);
  } else if (listOf(items).every((item) => asObject(item).value === undefined)) {
    yield finding(place, `${JSON.stringify(field)} has no code table`, {
      hint: 'write the tabs: "items": [{ "value": …, "label": … }]',
    });
  } else yield* tabValues(listOf(items), at, { schema, known: table.map(({ value }) => value) });
}

function* tabValues(
  items: readonly unknown[],
  at: Place,
  { schema, known }: { schema: object; known: readonly unknown[] },
): Iterable<Finding> {
  for (const [index, item] of items.entries()) {
    const { value } = asObject(item);
    if (value === undefined) continue;
    const place = below(at, "items", index, "value");
    const unknown = [value].flat().filter((single) => known.length > 0 && !known.includes(single));
    if (known.length === 0) yield* shapeFindings(shapeOf(schema), value, place);
    for (const single of unknown) {
      yield finding(place, `${JSON.stringify(single)} is no value of the code table`, {
        hint: `it may be ${known.map((name) => JSON.stringify(name)).join(", ")}`,
      });
    }
  }
}

/** Each tab has a number in the result of the counts: under its id, or where `numbers` says. */
function* counts({ items, counts: call }: Value, at: Place, project: Project): Iterable<Finding> {
  const operation = operationOf(call, project);
  const known = Object.keys(operation?.result.properties ?? {});
  if (!operation || known.length === 0) return;
  const { numbers } = asObject(call);
  const named = Object.entries(asObject(numbers));
  const ids = listOf(items).map((item) => textOf(asObject(item).id));
  for (const [id, name] of named) {
    const place = below(at, "counts", "numbers", id);
    if (!ids.includes(id)) yield unknownName(place, id, "no tab of the list", ids, { of: "key" });
    if (!known.includes(textOf(name)))
      yield unknownName(place, name, `no count in the result of ${operation.id}`, known);
  }
  for (const [index, item] of listOf(items).entries()) {
    const { id, count } = asObject(item);
    if (count !== undefined || known.includes(textOf(id))) continue;
    const place = below(at, "items", index);
    yield unknownName(place, id, `no count in the result of ${operation.id}`, known);
  }
}

function operationOf(source: unknown, project: Project): Operation | undefined {
  return project.operations.get(textOf(asObject(source).call));
}
