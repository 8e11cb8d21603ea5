import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { contractOf } from "./read-field.ts";
import { readOptions } from "./read-options.ts";
import { type FieldUse, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { withNames, type ReadingContext } from "./reading-context.ts";

type Value = Readonly<Record<string, unknown>>;

/** The fields of a form and of the objects and lists inside it; layout nodes (`void`) add no level to the values. */
export function readForm(
  form: unknown,
  place: Place,
  operation: Operation | undefined,
  context: ReadingContext,
): Reading {
  return readChildren(form, place, { operation, schema: operation?.request }, context);
}

/** Names of the form's own top-level values. */
export function formValueNames(form: unknown): string[] {
  return Object.entries(asObject(asObject(form).properties)).flatMap(([name, node]) => {
    const value = asObject(node);
    if (value["x-local"] === true) return [];
    return value.type === "void" ? formValueNames(value) : [name];
  });
}

interface Parent {
  readonly operation: Operation | undefined;
  readonly schema: JsonSchema | undefined;
}

function readChildren(node: unknown, place: Place, parent: Parent, context: ReadingContext): Reading {
  const children = Object.entries(asObject(asObject(node).properties));
  return joinReadings(
    children.map(([name, child]) =>
      readNode(name, asObject(child), below(place, "properties", name), parent, context),
    ),
  );
}

function readNode(
  name: string,
  node: Value,
  place: Place,
  { operation, schema: holder }: Parent,
  context: ReadingContext,
): Reading {
  const isLayout = node.type === "void";
  const property = isLayout ? holder : holder?.properties?.[name];
  const options = asObject(node["x-component-props"]);
  const optionsPlace = below(place, "x-component-props");
  const component = node["x-component"];
  const field: FieldUse = {
    role: "form",
    field: name,
    place,
    operation,
    property,
    known: holder?.properties && Object.keys(holder.properties),
    kind: component === undefined ? undefined : { name: component, place: below(place, "x-component") },
    options,
    optionsPlace,
    holder,
    isLocal: node["x-local"] === true,
    isGroup: node.properties !== undefined || node.items !== undefined,
  };
  const contract = isLayout || field.isGroup ? undefined : contractOf(field, context);
  const inside = withNames(context, scopeNames.formNode);
  const isChosen = node.items !== undefined && options.source !== undefined;
  const entry = withNames(context, scopeNames.formEntry);
  return joinReadings([
    reading({ templates: readNodeTemplates(node, place, context.names) }),
    readRules(node["x-validator"], below(place, "x-validator"), inside),
    isLayout ? reading({}) : reading({ fields: [field] }),
    readOptions({ options, place: optionsPlace, contract, use: "control", isForm: true }, inside),
    readChildren(node, place, { operation, schema: property }, context),
    readChildren(
      asObject(node.items),
      below(place, "items"),
      { operation, schema: property?.items },
      isChosen ? withNames(entry, scopeNames.chosenEntry) : entry,
    ),
    // Its expressions are among those of the options already.
    isChosen
      ? { ...readCall(options.source, below(optionsPlace, "source"), inside), templates: [] }
      : reading({}),
  ]);
}

function readNodeTemplates(node: Value, place: Place, names: readonly string[]): Reading["templates"] {
  const elsewhere = new Set(["properties", "items", "x-component-props", "x-validator", "x-allow"]);
  return Object.entries(node)
    .filter(([key]) => !elsewhere.has(key))
    .map(([key, value]) => ({
      value,
      place: below(place, key),
      names: [...names, ...(key === "x-reactions" ? scopeNames.reaction : scopeNames.formNode)],
      isForm: true,
    }));
}

/** The rules of a field, one or a list; a rule that calls the server sees the answer in its condition. */
function readRules(value: unknown, place: Place, context: ReadingContext): Reading {
  if (value === undefined) return reading({});
  if (!Array.isArray(value)) return readRule(value, place, context);
  return joinReadings(value.map((rule, index) => readRule(rule, below(place, index), context)));
}

function readRule(value: unknown, place: Place, context: ReadingContext): Reading {
  const { call, params: _params, ...rule } = asObject(value);
  if (call === undefined)
    return reading({ templates: [{ value, place, names: context.names, isForm: true }] });
  const { names } = withNames(context, scopeNames.answer);
  const judged = Object.entries(rule).map(([key, part]) => ({
    value: part,
    place: below(place, key),
    names,
    isForm: true,
  }));
  return joinReadings([readCall(value, place, context), reading({ templates: judged })]);
}
