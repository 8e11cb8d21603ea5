import { isObject, type JsonObject } from "./json-object.ts";

/** Fields in the plain grammar, and how many of them stand side by side. */
export interface PlainGroup {
  readonly fields: readonly unknown[];
  readonly across?: number;
}

/** Formily's word → that of the plain grammar. */
const WORDS: Readonly<Record<string, string>> = {
  title: "title",
  description: "description",
  required: "required",
  default: "initial",
  "x-component": "kind",
  "x-visible": "visible",
  "x-disabled": "disabled",
  "x-local": "local",
  "x-validator": "rules",
  "x-allow": "x-allow",
};
/** Words of the plain grammar that no option may have. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(WORDS),
  "field",
  "fields",
  "columns",
  "across",
  "span",
  "permission",
  "edition",
]);
const SCALARS: ReadonlySet<unknown> = new Set([undefined, "string", "number", "integer", "boolean"]);

/** The nodes directly inside a form, a section or an entry, one grid of fields among them at most. Undefined for what the plain grammar has no words. */
export function plainGroup(properties: JsonObject): PlainGroup | undefined {
  const nodes = Object.entries(properties);
  const grids = nodes.filter(([, node]) => isObject(node) && node.type === "void");
  const [grid] = grids;
  if (grid === undefined) return plainList(properties);
  const { across, fields } = gridOf(grid[1]);
  if (grids.length > 1 || !fields || fields.length === 0 || across === undefined) return undefined;
  const parts = nodes.map(([name, node]) => (node === grid[1] ? fields : wide(name, node, across)));
  return parts.every((part) => part !== undefined) ? { across, fields: parts.flat() } : undefined;
}

export function hasOnly(object: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(object).every((key) => keys.includes(key));
}

function gridOf(node: unknown): Partial<PlainGroup> {
  if (!isObject(node) || node["x-component"] !== "FormGrid" || !isObject(node.properties)) return {};
  const { "x-component-props": props = {} } = node;
  const isPlain = hasOnly(node, ["type", "x-component", "x-component-props", "properties"]);
  if (!isPlain || !isObject(props) || !hasOnly(props, ["across"])) return {};
  const { across = 2 } = props;
  const list = plainList(node.properties);
  return list && typeof across === "number" && across > 1 ? { across, fields: list.fields } : {};
}

/** A field that has a row to itself, beside a grid. */
function wide(name: string, node: unknown, across: number): readonly unknown[] | undefined {
  return plainField(name, node)?.map((field) => ({
    ...(isObject(field) ? field : { field }),
    span: across,
  }));
}

function plainList(properties: JsonObject): PlainGroup | undefined {
  const fields = Object.entries(properties).map(([name, node]) => plainField(name, node));
  return fields.every((field) => field !== undefined) ? { fields: fields.flat() } : undefined;
}

/** A field, or those inside an object by their dotted names. */
function plainField(name: string, node: unknown): readonly unknown[] | undefined {
  if (!isObject(node) || name.includes(".") || node.type === "void") return undefined;
  if (isObject(node.properties) && hasOnly(node, ["type", "properties"])) {
    return plainList(node.properties)?.fields.map((field) =>
      isObject(field) ? { ...field, field: `${name}.${String(field.field)}` } : `${name}.${String(field)}`,
    );
  }
  const { type, items, ...own } = node;
  if (items !== undefined) {
    const { "x-component": component, ...others } = own;
    const words = plainWords(others);
    const entries = plainEntries(items, component);
    return words && entries && [{ field: name, ...words, ...entries }];
  }
  const words = plainWords(own);
  if (!words || !SCALARS.has(type)) return undefined;
  return [Object.keys(words).length === 0 ? name : { field: name, ...words }];
}

function plainEntries(items: unknown, component: unknown): JsonObject | undefined {
  if (!isObject(items) || !hasOnly(items, ["type", "properties"]) || !isObject(items.properties))
    return undefined;
  if (component === "ArrayItems") {
    const group = plainGroup(items.properties);
    return group && { ...(group.across !== undefined && { across: group.across }), fields: group.fields };
  }
  // Formily's own lists have no words here.
  if (component !== undefined && component !== "ArrayTable") return undefined;
  const columns = plainList(items.properties)?.fields;
  return columns && { columns };
}

/** The words of a node; undefined when one of them can only be said in Formily's. */
function plainWords(node: JsonObject): JsonObject | undefined {
  const words: [string, unknown][] = [];
  for (const [key, value] of Object.entries(node)) {
    const word = WORDS[key];
    if (key === "x-component-props") {
      if (!isObject(value) || Object.keys(value).some((option) => TAKEN.has(option))) return undefined;
      words.push(...Object.entries(value));
    } else if (word === undefined || !isExpressible(key, value)) return undefined;
    else words.push([word, key === "x-validator" && !Array.isArray(value) ? [value] : value]);
  }
  return Object.fromEntries(words);
}

/** A condition hides, and disabling needs a reason. */
function isExpressible(key: string, value: unknown): boolean {
  if (key === "x-visible") return typeof value === "string";
  if (key === "x-disabled") return value === true;
  return key !== "x-validator" || typeof value === "object";
}
