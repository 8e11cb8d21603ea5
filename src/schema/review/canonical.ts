import { parseExpression } from "../../expression/parse-expression.ts";
import { hasExpression, parseTemplate } from "../../expression/template.ts";
import { canonicalNode } from "./canonical-node.ts";

/** A value as one text that does not depend on the order of keys, nor on blanks and parentheses in expressions. */
export function canonical(value: unknown): string {
  return JSON.stringify(normal(value)) ?? "";
}

/** An expression without its places in the text; what cannot be read stays as it is. */
function canonicalExpression(source: string): unknown {
  try {
    return canonicalNode(parseExpression(source));
  } catch {
    return source.trim();
  }
}

function normal(value: unknown): unknown {
  if (typeof value === "string") return hasExpression(value) ? normalTemplate(value) : value;
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value === null) return value;
  return sorted(Object.entries(value).map(([key, child]) => [key, normal(child)]));
}

function normalTemplate(text: string): unknown {
  try {
    return parseTemplate(text).map((part) =>
      typeof part === "string" ? part : { "{{": canonicalExpression(part.source) },
    );
  } catch {
    return text;
  }
}

function sorted(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
