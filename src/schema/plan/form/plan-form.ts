import type { Contracts } from "../../contracts.ts";
import { typesOf, type JsonSchema } from "../../project/json-schema.ts";
import { formValidators, orderValidators, writtenValidators } from "./form-validators.ts";
import { isFlag } from "../../project/is-flag.ts";
import { resolveField } from "../resolve-field.ts";
import type { FormNodeSource } from "../sources/form-source.ts";
import { planObstacles } from "./plan-obstacles.ts";
import { planFormList } from "./plan-form-list.ts";
import type { FieldPlan, FormSchema } from "../plans/screen-plan.ts";

/** Formily's schema completed: every field gets what the submit operation's request says of the property of its name. */
export function planForm(
  form: FormNodeSource,
  request: JsonSchema | undefined,
  contracts: Contracts,
): FormSchema {
  const { properties, ...attributes } = form;
  return { type: "object", ...attributes, properties: planProperties(properties, request, contracts) };
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
  const planned = planOwn(name, withObstacles(node), parent, contracts);
  // Formily carries `x-data` to the field, where the form sees what it must not send.
  if (!node["x-local"]) return planned;
  return { ...planned, "x-data": { ...(planned["x-data"] as object | undefined), local: true } };
}

function withObstacles(node: FormNodeSource): FormNodeSource {
  const { "x-disabled": disabled, "x-decorator-props": props, ...others } = node;
  if (!Array.isArray(disabled)) return node;
  const planned = planObstacles(disabled);
  const decorator = { ...(props as object | undefined), ...(planned["x-decorator-props"] as object) };
  return { ...others, ...planned, "x-decorator-props": decorator } as FormNodeSource;
}

function planOwn(
  name: string,
  node: FormNodeSource,
  parent: JsonSchema | undefined,
  contracts: Contracts,
): FormSchema {
  const { properties, items, "x-local": isLocal, ...attributes } = node;
  if (node.type === "void")
    return { ...attributes, properties: planProperties(properties, parent, contracts) };
  const schema = isLocal ? undefined : parent?.properties?.[name];
  if (properties && !items) {
    return { type: "object", ...attributes, properties: planProperties(properties, schema, contracts) };
  }
  const required = node.required ?? (!isLocal && parent?.required?.includes(name)) ?? false;
  if (items) {
    const { properties: columns, ...entry } = items;
    const planned = {
      ...entry,
      type: "object",
      properties: planProperties(columns, schema?.items, contracts),
    };
    // Its buttons, of a list of Formily's own.
    const buttons = properties && { properties: planProperties(properties, undefined, contracts) };
    return planFormList({ ...attributes, ...buttons, required }, planned, schema);
  }
  return planControl(name, { ...attributes, required }, schema, contracts);
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
    ...rest
  } = node;
  const { plan, contract } = resolveField(
    { field: name, ...(title !== undefined && { title }), ...(kind !== undefined && { kind }), ...options },
    schema,
    contracts,
    "control",
  );
  const chosen = contract.chosen ?? false;
  const flag = plan.kind === "boolean" && schema ? planFlag(schema, plan.options) : undefined;
  const isSecret = contract.isSecret?.(plan.options) === true || isSecretProperty(plan.title, schema);
  return {
    type,
    title: plan.title,
    ...(required && { required }),
    "x-component": `field:${plan.kind}`,
    "x-component-props": flag?.options ?? plan.options,
    ...(flag && { default: flag.first }),
    "x-decorator": "FormItem",
    "x-validator": orderValidators(
      formValidators(schema, { title: plan.title, required, chosen }),
      writtenValidators(validators, { title: plan.title, chosen }),
    ),
    ...(isSecret && { "x-data": { secret: true } }),
    ...rest,
  };
}

/** A switch for 0 and 1, off at first: unlike a select it cannot be without a value. Nothing where one may be missing. */
function planFlag(schema: JsonSchema, options: FieldPlan["options"]) {
  if (!isFlag(schema) || typesOf(schema).includes("null")) return undefined;
  return { options: { as: "switch", ...options }, first: schema.default ?? options.off };
}

/** True for masked values and credentials, by their schema or their name. */
function isSecretProperty(title: string, schema: JsonSchema | undefined): boolean {
  return schema?.["x-mask"] !== undefined || /密码|验证码|口令/.test(title);
}

/** The type for Formily, which has no integers and no alternatives of types. */
function formilyType(schema: JsonSchema | undefined): string {
  const type = schema && typesOf(schema).find((candidate) => candidate !== "null");
  return type === "integer" ? "number" : (type ?? "string");
}
