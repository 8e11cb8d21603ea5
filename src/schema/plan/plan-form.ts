import type { Contracts } from "../contracts.ts";
import { typesOf, type JsonSchema } from "../project/json-schema.ts";
import { formValidators } from "./form-validators.ts";
import { resolveField } from "./resolve-field.ts";
import type { FormNodeSource } from "./screen-source.ts";
import type { FormSchema } from "./screen-plan.ts";

/** Formily's schema completed: every field gets what the submit operation's request says of the property of its name. */
export function planForm(
  form: FormNodeSource,
  request: JsonSchema | undefined,
  contracts: Contracts,
): FormSchema {
  const { properties, ...own } = form;
  return { type: "object", ...own, properties: planProperties(properties, request, contracts) };
}

function planProperties(
  properties: FormNodeSource["properties"],
  parent: JsonSchema | undefined,
  contracts: Contracts,
): { readonly [name: string]: FormSchema } {
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, node]) => [name, planNode(name, node, parent, contracts)]),
  );
}

function planNode(
  name: string,
  node: FormNodeSource,
  parent: JsonSchema | undefined,
  contracts: Contracts,
): FormSchema {
  const { properties, items, ...own } = node;
  if (node.type === "void") return { ...own, properties: planProperties(properties, parent, contracts) };
  const schema = node["x-local"] ? undefined : parent?.properties?.[name];
  if (properties) {
    return { type: "object", ...own, properties: planProperties(properties, schema, contracts) };
  }
  if (items) {
    return {
      type: "array",
      ...own,
      items: {
        type: "object",
        ...items,
        properties: planProperties(items.properties, schema?.items, contracts),
      },
    };
  }
  const isRequired = node.required ?? parent?.required?.includes(name) ?? false;
  return planControl(name, { ...own, required: isRequired }, schema, contracts);
}

function planControl(
  name: string,
  node: FormNodeSource & { readonly required: boolean },
  schema: JsonSchema | undefined,
  contracts: Contracts,
): FormSchema {
  const {
    type = formilyType(schema),
    title,
    required,
    "x-component": kind,
    "x-component-props": options,
    "x-validator": validators,
    "x-local": _local,
    ...rest
  } = node;
  const { plan, contract } = resolveField(
    { field: name, ...(title !== undefined && { title }), ...(kind !== undefined && { kind }), ...options },
    schema,
    contracts,
    "control",
  );
  const chosen = contract.chosen ?? false;
  return {
    type,
    title: plan.title,
    ...(required && { required }),
    "x-component": `field:${plan.kind}`,
    "x-component-props": plan.options,
    "x-decorator": "FormItem",
    "x-validator": [
      ...formValidators(schema, { title: plan.title, required, chosen }),
      ...asList(validators),
    ],
    ...rest,
  };
}

/** Formily knows no integers and no alternatives of types. */
function formilyType(schema: JsonSchema | undefined): string {
  const type = schema && typesOf(schema).find((candidate) => candidate !== "null");
  return type === "integer" ? "number" : (type ?? "string");
}

function asList(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}
