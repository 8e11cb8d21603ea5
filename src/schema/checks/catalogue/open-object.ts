import { typesOf } from "../../project/json-schema.ts";
import { asObject } from "../../project/project.ts";
import { type CatalogueSchema, catalogueSchemas } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { finding } from "../finding.ts";

export const openObject = catalogueCheck(
  {
    slug: "open-object",
    holds:
      'Every object of the catalogue has `"additionalProperties": false`, or `maxProperties` when it is a map whose names are values.',
    why: "A misspelt property would be dropped in silence, and a new one come unseen.",
  },
  ["api"],
  function* (project) {
    for (const { schema, at, isPart } of catalogueSchemas(project)) {
      if (isPart || !isObjectSchema(schema) || isClosed(schema) || isMap(schema)) continue;
      yield finding(at, "takes any further property", {
        hint: 'say "additionalProperties": false; of a map with any names, "maxProperties"',
      });
    }
  },
);

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
