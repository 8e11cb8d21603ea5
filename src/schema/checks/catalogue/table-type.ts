import type { EnumEntry } from "../../plan/plans/screen-plan.ts";
import { typesOf } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import { type CatalogueSchema, catalogueSchemas } from "./catalogue-schemas.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { isEdited } from "../forms/field-kind.ts";
import { finding } from "../finding.ts";
import { keptFor } from "./kept-for.ts";
import { below } from "../reading/place.ts";
import { contractOf } from "../reading/read-field.ts";
import type { FieldUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { shownTypes } from "./value-types.ts";

/** Words that a text of the catalogue may name besides tables and states. */
const NAMED_THINGS = ["screen"];

export const tableType: Check = {
  slug: "table-type",
  holds:
    "The values of a code table or a derived state can stand in the property that names it, or that a screen shows by it.",
  why: 'A code `1` never equals the text `"1"`: no row has words, no filter finds one.',
  *run(context) {
    yield* inCatalogue(context.project);
    for (const use of context.readings.flatMap(({ fields }) => fields)) yield* onScreen(use, context);
  },
};

const inCatalogue = keptFor(["api", "enums"], (project) =>
  catalogueSchemas(project).flatMap((entry) => [
    ...codeTable(entry, project),
    ...texts(entry, "x-state"),
    ...texts(entry, "x-names"),
    ...named(entry),
  ]),
);

function* named({ schema, at }: CatalogueSchema): Iterable<Finding> {
  const name = schema["x-names"];
  if (typeof name !== "string" || NAMED_THINGS.includes(name)) return;
  yield finding(below(at, "x-names"), `${JSON.stringify(name)} is nothing that can be named`, {
    hint: `known are ${NAMED_THINGS.join(", ")}`,
  });
}

/** A screen may name a table of its own: one for the same values. */
function* onScreen(use: FieldUse, context: CheckContext): Iterable<Finding> {
  const { property, options, optionsPlace, role } = use;
  const entries = context.project.enums.get(textOf(options.enum));
  if (!entries || !property || contractOf(use, context)?.kind !== "enum") return;
  const at = below(optionsPlace, "enum");
  const table = textOf(options.enum);
  const types = shownTypes(property);
  const first = entries.find(({ value }) => types.length > 0 && !isOf(types, value));
  if (first) {
    yield finding(at, `${wordsOf(first)} of ${table} is no ${types.join(" or ")}`);
    return;
  }
  const said = property["x-enum"] ?? property.items?.["x-enum"];
  const saidEntries = said === undefined || said === table ? undefined : context.project.enums.get(said);
  if (!saidEntries) return;
  // A cell may have labels for more values than come; a control must not send a value outside the table.
  const [from, to] = isEdited(role) ? [entries, saidEntries] : [saidEntries, entries];
  const foreign = from.find(({ value }) => !to.some((entry) => entry.value === value));
  if (foreign) {
    const name = isEdited(role) ? said : table;
    yield finding(at, `the property holds ${said}, and ${wordsOf(foreign)} is no value of ${name}`);
  }
}

function wordsOf({ value, label }: EnumEntry): string {
  return `${JSON.stringify(value)} ${label}`;
}

function* codeTable({ schema, at }: CatalogueSchema, project: Project): Iterable<Finding> {
  const table = textOf(schema["x-enum"]);
  const types = typesOf(schema);
  if (types.length === 0) return;
  const wrong = project.enums.get(table)?.filter(({ value }) => !isOf(types, value)) ?? [];
  const [first] = wrong;
  if (!first) return;
  const text = `${wordsOf(first)} of ${table} is no ${types.filter((type) => type !== "null").join(" or ")}`;
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
