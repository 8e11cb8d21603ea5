import { hasExpression, parseTemplate } from "../../../expression/template.ts";

/**
 * A text as Formily takes it, which supports either literal texts or one `{{ expression }}`: a text around expressions
 * becomes one expression. Throws ExpressionError when a `{{` is never closed.
 */
function singleExpression(text: string): string {
  if (!hasExpression(text)) return text;
  const parts = parseTemplate(text);
  const others = parts.filter((part) => typeof part !== "string" || part.trim() !== "");
  if (others.length === 1) return text;
  const pieces = parts.map((part) =>
    typeof part === "string" ? JSON.stringify(part) : `((${part.source}) ?? "")`,
  );
  // The empty text makes it a joining of texts even where two numbers meet.
  return `{{ ${["''", ...pieces].join(" + ")} }}`;
}

/** `singleExpression` for every string of a JSON value. */
export function singleExpressions<Value>(value: Value): Value;
export function singleExpressions(value: unknown): unknown {
  if (typeof value === "string") return singleExpression(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => singleExpressions(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, singleExpressions(entry)]));
}
