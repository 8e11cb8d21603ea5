import type { Contracts, FieldContract } from "../../src/schema/contracts.ts";
import { kindOf } from "../../src/schema/plan/resolve-field.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import { asObject } from "../../src/schema/project/project.ts";
import { at, type Definition, type EditorSchema, inside, refer } from "./editor-schema.ts";
import { KIND_KEYS, type Use } from "./field-kinds.ts";

/** Properties by their name in the catalogue, and the definition that offers these names. */
export interface Holder {
  readonly names: string;
  readonly schema: JsonSchema | undefined;
}

/**
 * The definition `entry:<names>`, an entry of a list of fields: a name, or an object with one under `field`.
 * Without a kind of its own it has the options of the kind that the catalogue gives its field.
 */
export function fieldEntry(use: Use, holder: Holder, contracts: Contracts): Definition[] {
  const names = refer(holder.names);
  const options = [...inheritedKinds(use, holder, contracts), ...namesInOptions(use, names, contracts)];
  const entry = { allOf: [names, refer(`options:${holder.names}`)] };
  const others =
    use === "cell"
      ? { second: { ...entry, ...inside({ field: names }) }, hint: names }
      : { fields: { items: names } };
  return [
    [`options:${holder.names}`, options.length > 0 ? { allOf: options } : {}],
    [`entry:${holder.names}`, { ...entry, ...inside({ field: names, ...others }) }],
  ];
}

/** Options of the kinds that the fields have by themselves. */
function inheritedKinds(use: Use, { schema }: Holder, contracts: Contracts): EditorSchema[] {
  const fields = new Map<string, string[]>();
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    const kind = kindOf(property, contracts);
    fields.set(kind, [...(fields.get(kind) ?? []), name]);
  }
  return contracts.fields.flatMap((contract) => {
    const fieldNames = fields.get(contract.kind);
    if (fieldNames === undefined || Object.keys(optionsOf(contract, use)).length === 0) return [];
    const inherits = { ...at(["field"], { enum: fieldNames }), not: { required: [KIND_KEYS[use]] } };
    return [{ if: inherits, then: refer(`${use}:${contract.kind}`) }];
  });
}

/** Some options name another property of the row. */
function namesInOptions(use: Use, names: EditorSchema, { fields }: Contracts): EditorSchema[] {
  return fields.flatMap((contract) => {
    const referring = Object.entries(optionsOf(contract, use)).filter(
      ([, option]) => asObject(option)["x-refers"] === "row",
    );
    if (referring.length === 0) return [];
    return [inside(Object.fromEntries(referring.map(([key]) => [key, names])))];
  });
}

function optionsOf(contract: FieldContract, use: Use): { readonly [name: string]: object } {
  return contract[use]?.properties ?? {};
}
