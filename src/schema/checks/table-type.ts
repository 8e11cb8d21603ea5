import { typesOf } from "../project/json-schema.ts";
import type { Project } from "../project/project.ts";
import { type CatalogueSchema, catalogueSchemas } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import type { Finding } from "./check-context.ts";
import { finding } from "./finding.ts";
import { below } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";

/** What a text of the catalogue may name besides tables and states. */
const NAMED_THINGS = ["screen"];

/** The values of a code table or a derived state can stand in the property that names it. */
export const tableType = catalogueCheck("table-type", ["api", "enums"], function* (project) {
  for (const found of catalogueSchemas(project)) {
    yield* codeTable(found, project);
    yield* texts(found, "x-state");
    yield* texts(found, "x-names");
    const named = found.schema["x-names"];
    if (typeof named !== "string" || NAMED_THINGS.includes(named)) continue;
    yield finding(below(found.at, "x-names"), `${JSON.stringify(named)} is nothing that can be named`, {
      hint: `known are ${NAMED_THINGS.join(", ")}`,
    });
  }
});

function* codeTable({ schema, at }: CatalogueSchema, project: Project): Iterable<Finding> {
  const table = textOf(schema["x-enum"]);
  const types = typesOf(schema);
  if (types.length === 0) return;
  const wrong = project.enums.get(table)?.filter(({ value }) => !isOf(types, value)) ?? [];
  const [first] = wrong;
  if (!first) return;
  const text = `${JSON.stringify(first.value)} ${first.label} of ${table} is no ${types.filter((type) => type !== "null").join(" or ")}`;
  yield finding(below(at, "x-enum"), text);
}

function isOf(types: readonly string[], value: string | number | null): boolean {
  if (value === null) return true;
  if (typeof value === "string") return types.includes("string");
  return types.includes("number") || (types.includes("integer") && Number.isInteger(value));
}

function* texts({ schema, at }: CatalogueSchema, key: "x-state" | "x-names"): Iterable<Finding> {
  const types = typesOf(schema);
  if (typeof schema[key] !== "string" || types.length === 0 || types.includes("string")) return;
  yield finding(below(at, key), `names a text, but the property is ${types.join(" or ")}`);
}
