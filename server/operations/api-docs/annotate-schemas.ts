import type { CodeTable } from "./code-tables.ts";

/** Stands beside whatever the specification does not show. */
export const ASSUMED = "【假定】";

interface AnnotatedNode {
  readonly $ref?: unknown;
  readonly title?: unknown;
  readonly in?: unknown;
  readonly schema?: unknown;
  readonly [keyword: string]: unknown;
}

/** The sources in which the words of schemas are looked up. */
export interface WordSources {
  readonly tables: ReadonlyMap<string, CodeTable>;
  /** The schema behind a reference. */
  readonly behind: (reference: string) => unknown;
}

/**
 * The same tree, with what its schemas and parameters say in extensions said in their descriptions, which every
 * viewer shows: the title, that it is assumed, and the values of a code table with their labels.
 */
export function annotateSchemas(node: unknown, sources: WordSources): unknown {
  if (Array.isArray(node)) return node.map((item) => annotateSchemas(item, sources));
  if (typeof node !== "object" || node === null) return node;
  const { "x-assumed": assumed, "x-enum": table, ...rest } = node as AnnotatedNode;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      VALUES.has(key) ? value : annotateSchemas(value, sources),
    ]),
  );
  const isDescribed =
    assumed === true || typeof table === "string" || typeof rest.title === "string" || isParameter(rest);
  return isDescribed ? { ...inner, description: describe(node as AnnotatedNode, sources) } : inner;
}

/** Keywords followed by a value, not by a description of one. */
const VALUES = new Set(["example", "examples", "default", "enum", "const"]);

function isParameter({ in: where, schema }: AnnotatedNode): boolean {
  return typeof where === "string" && typeof schema === "object";
}

/** A parameter has the words of its schema; those beside a reference win over those behind it. */
function describe(node: AnnotatedNode, { tables, behind }: WordSources): string {
  const schema = isParameter(node) ? (node.schema as AnnotatedNode) : node;
  const target = typeof schema.$ref === "string" ? (behind(schema.$ref) as AnnotatedNode) : {};
  const text = (word: string): string =>
    [node, schema, target].map((schemaNode) => schemaNode[word]).find((value) => typeof value === "string") ??
    "";
  const table = tables.get(text("x-enum"));
  const values = table?.values.map(({ value, label }) => `\`${value}\` ${label}`).join("，");
  return [
    `${text("title")}${node["x-assumed"] === true ? ASSUMED : ""}`,
    text("description"),
    table && `可选值（${table.title} ${table.name}）：${values}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
