import type { ISchema } from "@formily/json-schema";
import type { FormSchema } from "../../schema/plan/screen-plan.ts";
import { singleExpressions } from "./single-expression.ts";

const FIELD = "field:";

/** Formily reads `:` in a component's name as a path, so controls are registered under this name. */
export function componentName(kind: string): string {
  return `field_${kind}`;
}

/** What the parts directly inside a layout are. */
const PARTS: { readonly [layout: string]: string } = { FormTabs: "FormPane", FormCollapse: "FormFold" };

/** Where a node stands: decides what surrounds a control. */
type Surroundings = "FormItem" | "ArrayCell";

/**
 * The planned form as Formily takes it: controls by their registered name, each inside our item; lists and
 * layouts with the parts they consist of. Defaults are left out, because `openingValues` has them.
 */
export function prepareSchema(schema: FormSchema, around: Surroundings = "FormItem"): ISchema {
  const { default: _default, properties, items, ...own } = schema;
  const rest = singleExpressions(own);
  const component = schema["x-component"];
  if (typeof component === "string" && component.startsWith(FIELD)) {
    return {
      ...rest,
      "x-component": componentName(component.slice(FIELD.length)),
      "x-decorator": around,
    } as ISchema;
  }
  if (isNode(items)) return prepareList(rest, items, around);
  const part = PARTS[String(component)];
  return {
    ...rest,
    ...(schema.type === "void" && { title: layoutTitle(rest) }),
    ...(properties && {
      properties: mapNodes(properties, (node) =>
        prepareSchema(
          part !== undefined && node["x-component"] === undefined ? { ...node, "x-component": part } : node,
        ),
      ),
    }),
  } as ISchema;
}

/** A layout's title may stand among its options, as in Formily's documentation. */
function layoutTitle(node: FormSchema): unknown {
  const options = node["x-component-props"];
  return node.title ?? (isNode(options) ? options.title : undefined);
}

function prepareList(node: FormSchema, items: FormSchema, around: Surroundings): ISchema {
  const component = node["x-component"] ?? "ArrayTable";
  const inside: Surroundings = component === "ArrayTable" ? "ArrayCell" : "FormItem";
  const options = node["x-component-props"];
  return {
    ...node,
    type: "array",
    "x-component": component,
    "x-component-props": { ...(isNode(options) && options), newRow: rowDefaults(items) },
    "x-decorator": around === "ArrayCell" ? around : "FormBlock",
    items: {
      type: "object",
      properties: mapNodes(items.properties ?? {}, (cell) => prepareSchema(cell, inside)),
    },
  } as ISchema;
}

function rowDefaults(items: FormSchema): { readonly [name: string]: unknown } {
  const defaults = Object.entries(items.properties ?? {}).flatMap(([name, node]) =>
    node.default === undefined ? [] : [[name, singleExpressions(node.default)]],
  );
  return Object.fromEntries(defaults) as { readonly [name: string]: unknown };
}

function mapNodes<Prepared>(
  nodes: { readonly [name: string]: FormSchema },
  prepare: (node: FormSchema) => Prepared,
): { readonly [name: string]: Prepared } {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, prepare(node)]));
}

function isNode(value: unknown): value is FormSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
