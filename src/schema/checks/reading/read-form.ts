import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { optionSource } from "./option-source.ts";
import { type FieldUse, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";

export interface FormSurroundings {
  readonly operation: Operation | undefined;
  readonly names: readonly string[];
  readonly codes: readonly (string | undefined)[];
}

/** The fields of a form and of the objects and lists inside it; layout nodes (`void`) add no level to the values. */
export function readForm(form: unknown, place: Place, surroundings: FormSurroundings): Reading {
  return readChildren(form, place, surroundings.operation?.request, surroundings);
}

/** Names of the form's own top-level values. */
export function formValueNames(form: unknown): string[] {
  return Object.entries(asObject(asObject(form).properties)).flatMap(([name, node]) => {
    const value = asObject(node);
    if (value["x-local"] === true) return [];
    return value.type === "void" ? formValueNames(value) : [name];
  });
}

function readChildren(
  node: unknown,
  place: Place,
  schema: JsonSchema | undefined,
  surroundings: FormSurroundings,
): Reading {
  const children = Object.entries(asObject(asObject(node).properties));
  return joinReadings(
    children.map(([name, child]) =>
      readNode(name, asObject(child), below(place, "properties", name), schema, surroundings),
    ),
  );
}

function readNode(
  name: string,
  node: Readonly<Record<string, unknown>>,
  place: Place,
  parent: JsonSchema | undefined,
  surroundings: FormSurroundings,
): Reading {
  const isLayout = node.type === "void";
  const property = isLayout ? parent : parent?.properties?.[name];
  const items = asObject(node.items);
  const isGroup = node.properties !== undefined || node.items !== undefined;
  return joinReadings([
    reading({ templates: readTemplates(node, place, surroundings.names) }),
    isLayout ? reading({}) : readField({ name, node, place, property, parent, isGroup }, surroundings),
    readChildren(node, place, property, surroundings),
    readChildren(items, below(place, "items"), property?.items, surroundings),
  ]);
}

interface FormNode {
  readonly name: string;
  readonly node: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly property: JsonSchema | undefined;
  readonly parent: JsonSchema | undefined;
  readonly isGroup: boolean;
}

function readField(
  { name, node, place, property, parent, isGroup }: FormNode,
  surroundings: FormSurroundings,
): Reading {
  const options = asObject(node["x-component-props"]);
  const optionsPlace = below(place, "x-component-props");
  const component = node["x-component"];
  const field: FieldUse = {
    role: "form",
    field: name,
    place,
    operation: surroundings.operation,
    property,
    known: parent?.properties && Object.keys(parent.properties),
    kind: component === undefined ? undefined : { name: component, place: below(place, "x-component") },
    options,
    optionsPlace,
    isLocal: node["x-local"] === true,
    isGroup,
  };
  return joinReadings([
    reading({ fields: [field] }),
    optionSource(options, optionsPlace, surroundings.codes),
  ]);
}

function readTemplates(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  names: readonly string[],
): Reading["templates"] {
  return Object.entries(node)
    .filter(([key]) => key !== "properties" && key !== "items")
    .map(([key, value]) => ({
      value,
      place: below(place, key),
      names: [...names, ...(key === "x-reactions" ? scopeNames.reaction : scopeNames.formNode)],
      isForm: true,
    }));
}
