import type { ISchema } from "@formily/json-schema";
import type { FieldPlan, FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import { serverRules, isServerRule } from "./server-rules.ts";
import { optionsReaction } from "./live-options.ts";
import { prepareReactions } from "./prepare-reactions.ts";
import { singleExpressions } from "./single-expression.ts";
import { attributesWithoutValue } from "./without-value.ts";

const FIELD = "field:";

/** Formily reads `:` in a component's name as a path, so controls are registered under this name. */
export function componentName(kind: string): string {
  return `field_${kind}`;
}

/** The components of the parts directly inside a layout. */
const PARTS: { readonly [layout: string]: string } = { FormTabs: "FormPane", FormCollapse: "FormFold" };

/** Titles of the buttons of a list of Formily's own, where the screen says nothing. */
const PART_TITLES: { readonly [part: string]: string } = {
  Addition: "添加",
  Copy: "复制",
  Remove: "删除",
  MoveUp: "上移",
  MoveDown: "下移",
};

/** The container of a node: the form itself, a cell of a table, an entry of another list. */
type Container = "form" | "cell" | "entry";

type Call = RendererHost["call"];

/**
 * The planned form as Formily takes it: controls by their registered name, each inside our item; lists and layouts
 * with the parts they consist of. Defaults are left out, because `openingValues` has them. Rules that need the server
 * use `call`.
 */
export function prepareSchema(schema: FormSchema, call: Call, container: Container = "form"): ISchema {
  const { default: _default, properties, items, "x-reactions": reactions, ...attributes } = schema;
  const node = {
    ...attributesWithoutValue(singleExpressions(attributes)),
    "x-reactions": prepareReactions(reactions),
  };
  const component = schema["x-component"];
  if (typeof component === "string" && component.startsWith(FIELD)) {
    return prepareControl(node, component.slice(FIELD.length), schema, call, container);
  }
  if (isNode(items))
    return prepareList({ ...node, ...(properties && { properties }) }, items, call, container);
  const part = PARTS[String(component)];
  return {
    ...node,
    ...(schema.type === "void" && { title: layoutTitle(node) }),
    ...listPart(node),
    ...(properties && {
      properties: mapNodes(properties, (inner) =>
        prepareSchema(
          part !== undefined && inner["x-component"] === undefined
            ? { ...inner, "x-component": part }
            : inner,
          call,
          container,
        ),
      ),
    }),
  };
}

function prepareControl(
  node: FormSchema & { readonly "x-reactions": readonly unknown[] },
  kind: string,
  { "x-component-props": options, "x-validator": validators }: FormSchema,
  call: Call,
  container: Container,
): ISchema {
  const follow = isNode(options) ? optionsReaction(options as FieldPlan["options"]) : undefined;
  const { "x-component-props": still, "x-validator": _written, ...others } = node;
  const rules: readonly unknown[] = Array.isArray(validators) ? validators : [];
  const asked = rules.filter(isServerRule);
  const asking = asked.length > 0 ? serverRules(asked, call) : undefined;
  const own = rules.filter((rule) => !isServerRule(rule));
  return {
    ...others,
    ...(!follow && still !== undefined && { "x-component-props": still }),
    "x-component": componentName(kind),
    "x-decorator": container === "cell" ? "ArrayCell" : "FormItem",
    "x-validator": [...singleExpressions(own), ...(asking ? [asking.validator] : [])],
    "x-reactions": [...(follow ? [follow] : []), ...(asking ? [asking.follow] : []), ...node["x-reactions"]],
  } as ISchema;
}

/** A layout's title may stand among its options, as in Formily's documentation. */
function layoutTitle(node: FormSchema): unknown {
  const options = node["x-component-props"];
  return node.title ?? (isNode(options) ? options.title : undefined);
}

function prepareList(node: FormSchema, items: FormSchema, call: Call, container: Container): ISchema {
  const component = node["x-component"] ?? "ArrayTable";
  const inside: Container = component === "ArrayTable" ? "cell" : "entry";
  const isOwn = component === "ArrayTable" || component === "ArrayItems";
  const written = node["x-component-props"];
  const { min, max, ...options } = isNode(written) ? written : {};
  const newRow = rowDefaults(items);
  const emptyRow = Object.fromEntries(rowNames(items).map((name) => [name, null]));
  return {
    ...node,
    type: "array",
    "x-component": component,
    "x-component-props": isOwn ? { min, max, ...options, newRow, emptyRow } : options,
    "x-decorator": container === "cell" ? "ArrayCell" : "FormBlock",
    ...(node.properties && {
      properties: mapNodes(node.properties, (part) => ({
        ...part,
        ...listPart(part, { defaultValue: newRow }),
      })),
    }),
    items: {
      ...items,
      properties: mapNodes(items.properties ?? {}, (cell) => prepareSchema(cell, call, inside)),
    },
  } as ISchema;
}

/** A button of a list of Formily's own: its name is written on it, in the place of an icon with an English one. */
function listPart(part: FormSchema, more: object = {}): object {
  const component = part["x-component"];
  const name = typeof component === "string" ? PART_TITLES[component.split(".")[1] ?? ""] : undefined;
  if (name === undefined) return {};
  const options = part["x-component-props"];
  return {
    title: layoutTitle(part) ?? name,
    "x-component-props": { icon: null, ...more, ...(isNode(options) && options) },
  };
}

function rowDefaults(items: FormSchema): { readonly [name: string]: unknown } {
  const defaults = Object.entries(items.properties ?? {}).flatMap(([name, node]) => {
    if (node.type === "void") return Object.entries(rowDefaults(node));
    return node.default === undefined ? [] : [[name, singleExpressions(node.default)]];
  });
  return Object.fromEntries(defaults) as { readonly [name: string]: unknown };
}

function rowNames(items: FormSchema): readonly string[] {
  return Object.entries(items.properties ?? {}).flatMap(([name, node]) =>
    node.type === "void" ? rowNames(node) : [name],
  );
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
