import type { Contracts, FieldContract } from "../contracts.ts";
import { isFlag } from "../project/is-flag.ts";
import { typesOf, type JsonSchema } from "../project/json-schema.ts";
import type { FieldSource } from "./sources/part-source.ts";
import type { FieldPlan, Template } from "./plans/screen-plan.ts";

/** Keys that any field may have; every other name beside them is an option of its kind. */
const FIELD_NAMES: ReadonlySet<string> = new Set(["field", "id", "title", "kind"]);

export interface ResolvedField {
  readonly plan: FieldPlan;
  readonly contract: FieldContract;
}

/** The label of a field, its kind and options: the words of the screen over those of the catalogue over those of the kind. */
export function resolveField(
  written: FieldSource,
  schema: JsonSchema | undefined,
  contracts: Contracts,
  use: "cell" | "control",
): ResolvedField {
  const kind = written.kind ?? kindOf(schema, contracts);
  const contract = contracts.fields.find((candidate) => candidate.kind === kind);
  if (!contract) throw new Error(`No field kind "${kind}" for "${written.field}".`);
  const options = Object.entries(written).filter(
    (entry): entry is [string, Template] => !FIELD_NAMES.has(entry[0]) && entry[1] !== undefined,
  );
  return {
    contract,
    plan: {
      field: written.field,
      title: written.title ?? schema?.title ?? written.field,
      kind,
      options: { ...inheritedOptions(schema, contract, use), ...Object.fromEntries(options) },
    },
  };
}

/** The kind a property has when the screen names none: by its code table or state, its format, its two values, then its type. */
export function kindOf(schema: JsonSchema | undefined, contracts: Contracts): string {
  const value = schema && typesOf(schema).includes("array") ? (schema.items ?? schema) : schema;
  if (value?.["x-enum"] !== undefined) return "enum";
  if (value?.["x-state"] !== undefined) return "state";
  const format = value?.format;
  const byFormat = format !== undefined && contracts.fields.find((field) => field.formats.includes(format));
  if (byFormat) return byFormat.kind;
  if (schema && isFlag(schema)) return "boolean";
  const types = value ? typesOf(value) : [];
  if (types.includes("number") || types.includes("integer")) return "number";
  return types.includes("boolean") ? "boolean" : "text";
}

/** Digits that can be typed behind the point: none of whole numbers, two of amounts. */
function decimalsOf(schema: JsonSchema): number | undefined {
  const types = typesOf(schema);
  if (types.includes("integer") && !types.includes("number")) return 0;
  return schema.format === "money" ? 2 : undefined;
}

/** A fact of the catalogue becomes an option where the kind declares an option of that name. */
function inheritedOptions(
  schema: JsonSchema | undefined,
  contract: FieldContract,
  use: "cell" | "control",
): Readonly<Record<string, Template>> {
  const declared = contract[use]?.properties ?? {};
  const isList = schema !== undefined && typesOf(schema).includes("array");
  const facts = {
    enum: schema?.["x-enum"] ?? schema?.items?.["x-enum"],
    state: schema?.["x-state"] ?? schema?.items?.["x-state"],
    multiple: isList || undefined,
    minimum: schema?.minimum,
    maximum: schema?.maximum,
    decimals: use === "control" && schema ? decimalsOf(schema) : undefined,
    maxLength: schema?.maxLength,
    ...(schema && isFlag(schema) && { on: 1, off: 0 }),
  };
  return Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, NonNullable<(typeof facts)[keyof typeof facts]>] =>
        fact[1] !== undefined && Object.hasOwn(declared, fact[0]),
    ),
  );
}
