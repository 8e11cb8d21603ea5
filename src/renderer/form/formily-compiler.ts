import type { Field } from "@formily/core";
import { Schema } from "@formily/json-schema";
import { compileExpression } from "../../expression/compile-expression.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { readPaths } from "../../expression/read-paths.ts";
import { plainCopy } from "./plain-copy.ts";

type FormilyScope = { readonly [name: string]: unknown };

/** Puts the product's own expression language in the place of Formily's `new Function`, for every form. */
export function registerFormilyCompiler(): void {
  Schema.registerCompiler(evaluateInForm);
}

/** The value of an expression inside a form. One that fails gives `undefined` and leaves its message at the field. */
function evaluateInForm(source: string, scope: FormilyScope): unknown {
  try {
    const paths = readPaths(parseExpression(source));
    return compileExpression(source)(visibleNames(paths, scope));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const field = scope.$self as Field | undefined;
    // Throwing inside one of Formily's reactions would stop the whole form.
    field?.setData({ problem: `{{${source}}}：${problem}` });
    return undefined;
  }
}

/** The scope's names that the expression uses, as a plain object; what it reads of the values is tracked. */
function visibleNames(paths: readonly (readonly string[])[], scope: FormilyScope): Record<string, unknown> {
  const visible: Record<string, unknown> = {};
  for (const [name = "", ...rest] of paths) {
    if (!(name in scope)) continue;
    const value = scope[name];
    if (name === "$self") visible[name] = { value: (value as Field).value };
    else if (name === "$deps") visible[name] = namedDependencies(value);
    else visible[name] = value;
    if (name === "$values") track(value, rest);
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
