import { typesOf } from "../project/json-schema.ts";
import { asObject } from "../project/project.ts";
import { type CatalogueSchema, catalogueSchemas } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { finding } from "./finding.ts";

/** What an object may hold is said to the end: a misspelt property would be dropped in silence, a new one come unseen. */
export const openObject = catalogueCheck("open-object", ["api"], function* (project) {
  for (const { schema, at, isPart } of catalogueSchemas(project)) {
    if (isPart || !isObjectSchema(schema) || isClosed(schema) || isMap(schema)) continue;
    yield finding(at, "takes any further property", {
      hint: 'say "additionalProperties": false; of a map with any names, "maxProperties"',
    });
  }
});

function isObjectSchema(schema: CatalogueSchema["schema"]): boolean {
  return typesOf(schema).includes("object") || schema.properties !== undefined;
}

function isClosed({ additionalProperties, unevaluatedProperties }: CatalogueSchema["schema"]): boolean {
  return additionalProperties === false || unevaluatedProperties === false;
}

/** Its names are values themselves: so many of them, and no properties of its own. */
function isMap({ properties, maxProperties }: CatalogueSchema["schema"]): boolean {
  return typeof maxProperties === "number" && Object.keys(asObject(properties)).length === 0;
}
