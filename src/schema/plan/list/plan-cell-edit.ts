import type { Contracts } from "../../contracts.ts";
import { propertyAt } from "../../dotted-field.ts";
import { typesOf, type JsonSchema } from "../../project/json-schema.ts";
import { formValidators } from "../form/form-validators.ts";
import type { CellEditPlan } from "../plans/screen-plan.ts";
import { resolveField } from "../resolve-field.ts";
import type { CellEditSource, ColumnSource } from "../sources/part-source.ts";

/** The values that a cell of this column takes, as the request says of the property of its name, or of the one that the column names. */
export function planCellEdit(
  column: ColumnSource,
  sent: JsonSchema | undefined,
  contracts: Contracts,
): CellEditPlan {
  const { when, ...field } = editedField(column);
  const schema = propertyAt(sent, field.field);
  const { plan, contract } = resolveField(field, schema, contracts, "control");
  const types = schema ? typesOf(schema) : ["string"];
  const type = types.find((candidate) => candidate !== "null") ?? "string";
  const empty = emptyValue(types, schema);
  return {
    control: plan,
    ...(contract.chosen && !contract.tidy && { chosen: true }),
    type,
    ...(empty !== undefined && { empty }),
    rules: formValidators(schema, {
      title: plan.title,
      required: empty === undefined,
      chosen: contract.chosen ?? false,
    }),
    ...(when !== undefined && { when }),
  };
}

/** The same for a new row: `add` stands in the place of `edit`, and a field that the request requires is required. */
export function planAddedCell(
  { edit, add, ...column }: ColumnSource,
  sent: JsonSchema | undefined,
  contracts: Contracts,
): CellEditPlan {
  const typed = typeof add === "object" ? add : edit;
  const plan = planCellEdit({ ...column, ...(typed !== undefined && { edit: typed }) }, sent, contracts);
  return { ...plan, ...(sent?.required?.includes(plan.control.field) === true && { required: true }) };
}

/** True for a column as written whose cells are typed in new rows. */
export function isTypedInNewRows({ edit, add }: { readonly [key: string]: unknown }): boolean {
  return add !== false && (add !== undefined || edit !== undefined);
}

function editedField({ field, title, kind, edit }: ColumnSource): CellEditSource {
  const titled = title === undefined ? {} : { title };
  if (typeof edit === "object") return { ...titled, ...edit };
  return {
    field,
    ...titled,
    ...(kind !== undefined && { kind }),
    ...(typeof edit === "string" && { when: edit }),
  };
}

/**
 * The value of an emptied cell: null where the request accepts it, otherwise 0 or an empty text, as far as its limits
 * allow; undefined: none.
 */
function emptyValue(types: readonly string[], schema: JsonSchema | undefined): CellEditPlan["empty"] {
  if (types.includes("null")) return null;
  const { minimum = 0, minLength = 0, enum: values } = schema ?? {};
  if (values) return undefined;
  if (types.includes("number") || types.includes("integer")) return minimum <= 0 ? 0 : undefined;
  return types.includes("string") && minLength === 0 ? "" : undefined;
}
