import type { Field } from "@formily/core";
import { Schema } from "@formily/json-schema";
import { compileExpression, type CompiledExpression } from "../../../expression/compile-expression.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { plainCopy } from "../values/plain-copy.ts";

type FormilyScope = { readonly [name: string]: unknown };

interface FormExpression {
  readonly paths: readonly (readonly string[])[];
  readonly evaluate: CompiledExpression;
}

/** Every field evaluates its expressions again and again; there are as many as the schema files have. */
const known = new Map<string, FormExpression>();

/** Names whose values change while the form is open. */
const LIVE = new Set(["$values", "$record"]);

/** Puts the product's own expression language in the place of Formily's `new Function`, for every form. */
export function registerFormilyCompiler(): void {
  Schema.registerCompiler(evaluateInForm);
}

/** The value of an expression inside a form. One that fails gives `undefined` and leaves its message at the field. */
function evaluateInForm(source: string, scope: FormilyScope): unknown {
  try {
    const { paths, evaluate } = compileOnce(source);
    return evaluate(visibleNames(paths, scope));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const field = scope.$self as Field | undefined;
    // Throwing inside one of Formily's reactions would stop the whole form.
    field?.setData({ ...field.data, problem: `{{${source}}}：${problem}` });
    return undefined;
  }
}

function compileOnce(source: string): FormExpression {
  const made = known.get(source) ?? {
    paths: readPaths(parseExpression(source)),
    evaluate: compileExpression(source),
  };
  known.set(source, made);
  return made;
}

/** The scope's names that the expression uses, as a plain object; what it reads of the values is tracked. */
export function visibleNames(
  paths: readonly (readonly string[])[],
  scope: FormilyScope,
): Record<string, unknown> {
  const visible: Record<string, unknown> = {};
  for (const [name = "", ...rest] of paths) {
    if (!(name in scope)) continue;
    const value = scope[name];
    if (name === "$self") visible[name] = { value: (value as Field).value };
    else if (name === "$deps") visible[name] = namedDependencies(value);
    // Formily wraps a row to add names of its own to it.
    else if (name === "$record") visible[name] = plainCopy((scope.$self as Field).record);
    else visible[name] = value;
    if (LIVE.has(name)) track(value, rest);
  }
  return visible;
}

// The interpreter reads own properties only, so a value that is not there yet would not be tracked.
function track(values: unknown, path: readonly string[]): void {
  let value = values;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return;
    value = (value as Record<string, unknown>)[key];
  }
  plainCopy(value);
}

// Formily hangs named dependencies on an array.
function namedDependencies(value: unknown): unknown {
  const isNamed = Array.isArray(value) && Object.keys(value).some((key) => !/^\d+$/.test(key));
  return isNamed ? Object.assign({}, value) : value;
}
