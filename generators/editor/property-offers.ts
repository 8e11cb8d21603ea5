import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { type EditorSchema, line, offer, type Offer, orTemplate, refer } from "./editor-schema.ts";
import { tableLine } from "./project-names.ts";

/** The names of an object's properties as values, each with what the catalogue says of it. */
export function propertyOffers(schema: JsonSchema | undefined, project: Project): EditorSchema {
  const offers = Object.entries(schema?.properties ?? {}).map(([value, property]): Offer => ({
    value,
    title: property.title ?? "",
    about: aboutProperty(property, project),
  }));
  return offer(offers);
}

/** The properties of an object as keys; values of a code table and screens are offered too. */
export function propertyKeys(schema: JsonSchema | undefined, project: Project): EditorSchema {
  const keys = Object.entries(schema?.properties ?? {}).map(([name, property]) => [
    name,
    {
      ...(typesOf(property).length > 0 && { type: orTemplate(typesOf(property)) }),
      description: aboutProperty(property, project),
      ...valueOffers(property, project),
    },
  ]);
  return keys.length > 0 ? { properties: Object.fromEntries(keys) } : {};
}

/** Title, type, limits and code table in one line. */
export function aboutProperty(schema: JsonSchema, { enums, states }: Project): string {
  const item = schema.items ?? schema;
  const table = schema["x-enum"] ?? item["x-enum"];
  const state = schema["x-state"] ?? item["x-state"];
  return line([
    schema.title,
    [typesOf(schema).join(" or "), schema.format].filter(Boolean).join(", "),
    schema.maxLength === undefined ? undefined : `at most ${schema.maxLength} characters`,
    table && tableLine(table, enums.get(table) ?? []),
    state && tableLine(state, states.get(state)?.cases ?? []),
    schema.description,
  ]);
}

function valueOffers(schema: JsonSchema, { enums }: Project): EditorSchema {
  const table = schema["x-enum"];
  if (table !== undefined && enums.has(table)) return refer(`values:${table}`);
  if (schema["x-names"] === "screen") return refer("screen");
  return {};
}
