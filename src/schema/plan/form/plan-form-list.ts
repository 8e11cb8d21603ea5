import type { JsonSchema } from "../../project/json-schema.ts";
import { writtenValidators } from "./form-validators.ts";
import type { FormNodeSource } from "../sources/form-source.ts";
import type { FormSchema, ValidatorPlan } from "../plans/screen-plan.ts";

/** A list of entries, each like `items`: a table, unless the screen wants them one below the other. */
export function planFormList(
  node: FormNodeSource & { readonly required: boolean },
  items: FormSchema,
  schema: JsonSchema | undefined,
): FormSchema {
  const { "x-component": component = "ArrayTable", "x-component-props": props, required, ...rest } = node;
  const title = node.title ?? schema?.title;
  const limits = { min: schema?.minItems, max: schema?.maxItems, ...props };
  return {
    ...rest,
    type: "array",
    ...(title !== undefined && { title }),
    ...(required && { required }),
    "x-component": component,
    "x-component-props": Object.fromEntries(
      Object.entries(limits).filter(([, limit]) => limit !== undefined),
    ),
    "x-validator": [
      ...lengthValidators(title ?? "", required, limits),
      ...writtenValidators(node["x-validator"], { title: title ?? "", chosen: true }),
    ],
    items,
  };
}

function lengthValidators(
  title: string,
  required: boolean,
  { min, max }: { readonly min?: unknown; readonly max?: unknown },
): ValidatorPlan[] {
  return [
    ...(required || min === 1 ? [{ required: true, message: `请添加${title}` }] : []),
    ...(typeof min === "number" && min > 1 ? [{ minItems: min, message: `${title}至少 ${min} 行` }] : []),
    ...(typeof max === "number" ? [{ maxItems: max, message: `${title}最多 ${max} 行` }] : []),
  ];
}
