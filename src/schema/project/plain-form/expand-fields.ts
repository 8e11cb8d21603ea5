import { asList, asObject } from "../as-object.ts";
import type { Spot, Trace } from "../expansion/trace.ts";
import { joinPointer } from "../schema-file.ts";

export type Value = Readonly<Record<string, unknown>>;
/** Nodes of a form by their names, as they are put together. */
export type Nodes = Record<string, unknown>;

/** Words of a field for which Formily has others. A word without an entry is an option of the field's kind. */
const WORDS: Readonly<Record<string, string>> = {
  title: "title",
  description: "description",
  required: "required",
  initial: "default",
  kind: "x-component",
  visible: "x-visible",
  disabled: "x-disabled",
  local: "x-local",
  asText: "x-as-text",
  rules: "x-validator",
  edition: "edition",
  permission: "permission",
  "x-allow": "x-allow",
};
/** Words of a field that are options of a list. */
const LIST_OPTIONS: ReadonlySet<string> = new Set(["asText"]);
/** Words that say where a field stands, what it holds, and how much room it takes. */
const OTHERS: ReadonlySet<string> = new Set(["field", "fields", "columns", "across", "span"]);

interface Group {
  readonly fields: unknown;
  /** Fields side by side. */
  readonly across: unknown;
}

/** The `fields` of the object at the pointer as Formily's properties, in a grid where several stand side by side. */
export function expandFields({ fields, across }: Group, pointer: string, trace?: Trace): Nodes {
  const at = joinPointer(pointer, "fields");
  const nodes = expandList(asList(fields), at, trace);
  if (typeof across !== "number" || across < 2 || Object.keys(nodes).length === 0) return nodes;
  const grid: Nodes = {
    type: "void",
    "x-component": "FormGrid",
    "x-component-props": { across },
    properties: nodes,
  };
  trace?.make(grid, joinPointer(pointer, "across"));
  trace?.set(grid, "properties", at);
  const properties: Nodes = { grid };
  trace?.make(properties, at);
  return properties;
}

function expandList(entries: readonly unknown[], at: string, trace: Trace | undefined): Nodes {
  const nodes: Nodes = {};
  trace?.make(nodes, at);
  for (const [index, entry] of entries.entries()) {
    const place = joinPointer(at, index);
    const isName = typeof entry === "string";
    const { field } = isName ? { field: entry } : asObject(entry);
    if (typeof field !== "string") continue;
    const name: Spot = { pointer: isName ? place : joinPointer(place, "field"), of: "value" };
    const node = expandField(isName ? {} : asObject(entry), place, trace);
    putAt(nodes, field.split("."), node, { at: place, name }, trace);
  }
  return nodes;
}

interface Written {
  readonly at: string;
  readonly name: Spot;
}

/** A dotted name stands inside an object of its first part, which all fields of the object share. The first of two fields with one name stays. */
function putAt(
  nodes: Nodes,
  [name = "", ...inside]: readonly string[],
  node: Value,
  written: Written,
  trace: Trace | undefined,
): void {
  const known = asObject(nodes[name]).properties as Nodes | undefined;
  if (inside.length > 0 && (known || nodes[name] === undefined)) {
    const properties = known ?? {};
    if (!known) {
      trace?.make(properties, written.at);
      const holder = { properties };
      trace?.make(holder, written.at);
      nodes[name] = holder;
      trace?.set(nodes, name, written.at, { name: written.name });
    }
    putAt(properties, inside, node, written, trace);
  } else if (nodes[name] === undefined) {
    nodes[name] = node;
    trace?.set(nodes, name, written.at, { name: written.name });
  }
}

function expandField(field: Value, at: string, trace: Trace | undefined): Value {
  const node: Nodes = {};
  trace?.make(node, at);
  const isList = field.columns !== undefined || field.fields !== undefined;
  for (const [key, word] of Object.entries(WORDS)) {
    if (field[key] === undefined || (isList && LIST_OPTIONS.has(key))) continue;
    node[word] = field[key];
    trace?.set(node, word, joinPointer(at, key));
  }
  if (field.span !== undefined) {
    node["x-decorator-props"] = { gridSpan: field.span };
    trace?.set(node, "x-decorator-props", joinPointer(at, "span"));
  }
  const options = expandOptions(field, at, trace);
  if (Object.keys(options).length > 0) node["x-component-props"] = options;
  trace?.set(node, "x-component-props", at, { name: { pointer: at, of: "value" } });
  addEntries(node, field, at, trace);
  return node;
}

function expandOptions(field: Value, at: string, trace: Trace | undefined): Nodes {
  const options: Nodes = {};
  const isList = field.columns !== undefined || field.fields !== undefined;
  trace?.make(options, at);
  for (const [key, value] of Object.entries(field)) {
    const isWord = Object.hasOwn(WORDS, key) && !(isList && LIST_OPTIONS.has(key));
    if (isWord || OTHERS.has(key)) continue;
    options[key] = value;
    trace?.set(options, key, joinPointer(at, key));
  }
  return options;
}

/** The rows of a list: `columns` make a table of them, `fields` let them stand one below the other. */
function addEntries(node: Nodes, field: Value, at: string, trace: Trace | undefined): void {
  const { columns, fields, across } = field;
  if (columns === undefined && fields === undefined) return;
  const key = columns === undefined ? "fields" : "columns";
  const place = joinPointer(at, key);
  const properties =
    key === "columns"
      ? expandList(asList(columns), place, trace)
      : expandFields({ fields, across }, at, trace);
  const items = { type: "object", properties };
  trace?.make(items, place);
  trace?.set(items, "properties", place);
  node.type = "array";
  node["x-component"] = key === "columns" ? "ArrayTable" : "ArrayItems";
  node.items = items;
  trace?.set(node, "items", place);
}
