import { hasExpression, parseTemplate } from "../../../expression/template.ts";

/**
 * Formily leaves what it sets as it was where an expression gives undefined, as that of an emptied field does; here
 * it becomes `otherwise`, which is a literal of the expression language.
 */
export function withoutValue(text: string, otherwise: "null" | "false"): string {
  if (!hasExpression(text)) return text;
  const expression = parseTemplate(text).find((part) => typeof part === "object");
  return expression ? `{{ (${expression.source}) ?? ${otherwise} }}` : text;
}

const ATTRIBUTES = {
  title: "null",
  description: "null",
  "x-visible": "false",
  "x-hidden": "false",
  "x-disabled": "false",
  "x-read-only": "false",
} as const;

/** A node's attributes, each text of which is one expression at most, as Formily follows them to the end. */
export function attributesWithoutValue<Node extends object>(node: Node): Node {
  const settled = Object.entries(ATTRIBUTES).flatMap(([name, otherwise]) => {
    const text: unknown = Reflect.get(node, name);
    return typeof text === "string" ? [[name, withoutValue(text, otherwise)]] : [];
  });
  return { ...node, ...Object.fromEntries(settled) };
}
