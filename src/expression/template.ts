import { compileExpression, type CompiledExpression, type Scope } from "./compile-expression.ts";
import { describeValue, isPrimitive } from "./expect-value.ts";
import { atOffset, ExpressionError, type SourceRange } from "./expression-error.ts";
import type { ExpressionFunctions } from "./expression-function.ts";
import { expressionFunctions } from "./functions.ts";
import { findExpressionEnd } from "./tokenize.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An expression in a text: `text.slice(start, end)` is `source`, without the braces and the blanks around it. */
export interface TemplateExpression extends SourceRange {
  readonly source: string;
}

/**
 * Splits a text into its literal pieces and its expressions; empty pieces are left out.
 * Throws ExpressionError, placed in the text, when a `{{` is never closed. A literal `{{` is written `{{ '{{' }}`.
 */
export function parseTemplate(text: string): readonly (string | TemplateExpression)[] {
  const parts: (string | TemplateExpression)[] = [];
  let at = 0;
  for (let open = text.indexOf("{{"); open !== -1; open = text.indexOf("{{", at)) {
    if (open > at) parts.push(text.slice(at, open));
    const close = findExpressionEnd(text, open + 2);
    if (close === -1)
      throw new ExpressionError('this "{{" is never closed with "}}"', { start: open, end: open + 2 });
    const inner = text.slice(open + 2, close);
    const source = inner.trim();
    const start = open + 2 + (source === "" ? 0 : inner.length - inner.trimStart().length);
    parts.push({ source, start, end: start + source.length });
    at = close + 2;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

export function hasExpression(text: string): boolean {
  return text.includes("{{");
}

/**
 * Turns a text with expressions into a function of the scope. A text that is one expression, blanks aside, gives its
 * value; any other gives a text, in which null and undefined are empty. Errors are placed in the text.
 */
export function compileText(
  text: string,
  functions: ExpressionFunctions = expressionFunctions,
): CompiledExpression {
  if (!hasExpression(text)) return () => text;
  const parts = parseTemplate(text);
  const [single, ...others] = parts.filter((part) => typeof part !== "string" || part.trim() !== "");
  if (typeof single === "object" && others.length === 0) return compilePart(single, functions);
  const pieces = parts.map((part) => (typeof part === "string" ? part : compilePiece(part, functions)));
  return (scope) => pieces.map((piece) => (typeof piece === "string" ? piece : piece(scope))).join("");
}

/**
 * Turns a text for people, with expressions or without, into a function of the scope that gives text whatever an
 * expression of its own gives: nothing for what has no words.
 */
export function compileWords(text: string): (scope: Scope) => string {
  const evaluate = compileText(text);
  return (scope) => {
    const value = evaluate(scope);
    return ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";
  };
}

/**
 * Turns a JSON value, at any depth, into a function of the scope that makes a new value each time.
 * A property whose expression gives undefined is left out.
 */
export function compileTemplate(
  value: Json,
  functions: ExpressionFunctions = expressionFunctions,
): CompiledExpression {
  if (typeof value === "string") return compileText(value, functions);
  if (value === null || typeof value !== "object") return () => value;
  if (isList(value)) {
    const elements = value.map((element) => compileTemplate(element, functions));
    return (scope) => elements.map((element) => element(scope));
  }
  const properties = Object.entries(value).map(
    ([key, part]) => [key, compileTemplate(part, functions)] as const,
  );
  return (scope) => {
    const entries = properties.map(([key, part]) => [key, part(scope)] as const);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  };
}

/** Every expression in the strings of a JSON value: where the string stands, and where in it the expression begins. */
export function listExpressions(
  value: Json,
  pointer = "",
): readonly { readonly pointer: string; readonly source: string; readonly offset: number }[] {
  if (typeof value === "string") {
    const expressions = parseTemplate(value).filter((part) => typeof part === "object");
    return expressions.map(({ source, start }) => ({ pointer, source, offset: start }));
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]: [string, Json]) =>
    listExpressions(part, `${pointer}/${escapePointer(key)}`),
  );
}

function compilePart(
  { source, start }: TemplateExpression,
  functions: ExpressionFunctions,
): CompiledExpression {
  const evaluate = atOffset(start, () => compileExpression(source, functions));
  return (scope) => atOffset(start, () => evaluate(scope));
}

function compilePiece(part: TemplateExpression, functions: ExpressionFunctions): (scope: Scope) => string {
  const evaluate = compilePart(part, functions);
  return (scope) => {
    const value = evaluate(scope);
    if (isPrimitive(value)) return String(value ?? "");
    const hint = Array.isArray(value) ? "; use join" : "";
    throw new ExpressionError(`${describeValue(value)} cannot be part of a text${hint}`, part);
  };
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
