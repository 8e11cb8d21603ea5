import { compileTemplate } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { FormBody, FormSchema, Template } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../../host.ts";

type Values = { readonly [key: string]: unknown };

/**
 * The values that a form opens with, before any condition is evaluated: the fields' defaults, over them `initial`, over them the record.
 * Lists are filled up to their least number of rows.
 */
export function openingValues(body: FormBody, scope: Scope, record: Row | null): Values {
  const defaults = compileTemplate(fieldDefaults(body.form) as Template)(scope) as Values;
  const initial = compileTemplate(body.initial)(scope) as Values;
  return fillLists(merge(merge(defaults, initial), record ?? {}), body.form, scope);
}

function fieldDefaults(schema: FormSchema): Values {
  const defaults: { [name: string]: unknown } = {};
  for (const [name, node] of Object.entries(schema.properties ?? {})) {
    if (node.type === "void") Object.assign(defaults, fieldDefaults(node));
    else if (node.properties && node.items === undefined) defaults[name] = fieldDefaults(node);
    else if (node.default !== undefined) defaults[name] = node.default;
  }
  return defaults;
}

function merge(under: Values, over: Values): Values {
  const merged: { [key: string]: unknown } = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isValues(below) && isValues(value) ? merge(below, value) : value;
  }
  return merged;
}

function fillLists(values: Values, schema: FormSchema, scope: Scope): Values {
  const filled: { [key: string]: unknown } = { ...values };
  for (const [name, node] of Object.entries(schema.properties ?? {})) {
    const value = filled[name];
    if (node.type === "void") Object.assign(filled, fillLists(filled, node, scope));
    else if (node.items !== undefined)
      filled[name] = fillList(Array.isArray(value) ? value : [], node, scope);
    else if (node.properties) filled[name] = fillLists(isValues(value) ? value : {}, node, scope);
  }
  return filled;
}

function fillList(rows: readonly unknown[], node: FormSchema, scope: Scope): readonly unknown[] {
  const options = node["x-component-props"];
  const least = isValues(options) && typeof options.min === "number" ? options.min : 0;
  const missing = Math.max(0, least - rows.length);
  const newRow = compileTemplate(fieldDefaults(node.items as FormSchema) as Template);
  return [...rows, ...Array.from({ length: missing }, () => newRow(scope))];
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
