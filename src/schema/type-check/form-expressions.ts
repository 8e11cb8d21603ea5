import type { Contracts } from "../contracts.ts";
import { asText } from "../project/as-object.ts";
import type { JsonSchema } from "../project/json-schema.ts";
import { asObject } from "../project/project.ts";
import {
  below,
  collectExpressions,
  collectParams,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { resultType, valuesType } from "./operation-types.ts";
import { optionExpressions } from "./option-expressions.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** Formily's own names inside a form: their shape exists only while the form lives. */
const FORM_NODE = { $self: "any" };
const FORM_ENTRY = { $record: "any", $index: "number" };
const CHOSEN_ENTRY = { ...FORM_ENTRY, $choice: "any" };
const REACTION = { ...FORM_NODE, $deps: "any", $target: "any" };

/** Type of a form's values: what its operation takes, and what is its own; without an operation all of it is. */
export function formValuesType(form: unknown, submit: string | undefined, { fields }: Contracts): string {
  const several = new Set(fields.filter((contract) => contract.several).map(({ kind }) => kind));
  const own = fieldTypes(form, several, (node) => submit === undefined || node["x-local"] === true);
  const ownType = `{ ${own.map(([name, type]) => `${JSON.stringify(name)}?: ${type}`).join("; ")} }`;
  if (submit === undefined) return ownType;
  return own.length === 0 ? valuesType(submit) : `${valuesType(submit)} & ${ownType}`;
}

type Node = Readonly<Record<string, unknown>>;

/** The fields without which a form cannot be sent, as far as they are always in sight. */
export function filledNames(form: unknown, request: JsonSchema | undefined): readonly string[] {
  return Object.entries(asObject(asObject(form).properties)).flatMap(([name, node]) => {
    const value = asObject(node);
    if (value["x-visible"] !== undefined || value["x-hidden"] !== undefined) return [];
    if (value.type === "void") return filledNames(value, request);
    const isRequired = value.required ?? (value["x-local"] !== true && request?.required?.includes(name));
    return isRequired === true ? [name] : [];
  });
}

function fieldTypes(
  form: unknown,
  several: ReadonlySet<string>,
  isWanted: (node: Node) => boolean,
): (readonly [string, string])[] {
  return Object.entries(asObject(asObject(form).properties)).flatMap(([name, node]) => {
    const value = asObject(node);
    if (value.type === "void") return fieldTypes(value, several, isWanted);
    const isList = holdsSeveral(value) || several.has(asText(value["x-component"]) ?? "");
    return isWanted(value) ? [[name, isList ? "readonly any[]" : "any"] as const] : [];
  });
}

function holdsSeveral({ type, items, "x-component-props": options }: Node): boolean {
  return type === "array" || items !== undefined || asObject(options).multiple === true;
}

/** The expressions of a form, of its fields and of those below them. */
export function formExpressions(spot: Spot): TypedExpression[] {
  const node = asObject(valueOf(spot));
  return Object.keys(node).flatMap((key) => {
    const here = below(spot, key);
    if (key === "properties") {
      return Object.keys(asObject(node.properties)).flatMap((name) => formExpressions(below(here, name)));
    }
    if (key === "items") {
      const isChosen = asObject(node["x-component-props"]).source !== undefined;
      const entry = isChosen ? CHOSEN_ENTRY : FORM_ENTRY;
      return formExpressions({ ...here, scope: { ...here.scope, ...entry } });
    }
    const scope = { ...spot.scope, ...(key === "x-reactions" ? REACTION : FORM_NODE) };
    if (key === "x-validator") return rulesExpressions({ ...here, scope });
    if (key !== "x-component-props") return collectExpressions({ ...here, scope });
    return Object.keys(asObject(node[key])).flatMap((name) =>
      optionExpressions({ ...below(here, name), scope }, name),
    );
  });
}

/** The rules of a field, one or a list; a rule that calls the server sees its answer in its condition. */
function rulesExpressions(spot: Spot): TypedExpression[] {
  if (!Array.isArray(valueOf(spot))) return ruleExpressions(spot);
  return itemsOf(spot).flatMap((rule) => ruleExpressions(rule.spot));
}

function ruleExpressions(spot: Spot): TypedExpression[] {
  const { call } = asObject(valueOf(spot));
  if (typeof call !== "string") return collectExpressions(spot);
  const scope = { ...spot.scope, answer: resultType(call) };
  return [
    ...collectParams(below(spot, "params"), call),
    ...["when", "message"].flatMap((key) => collectExpressions({ ...below(spot, key), scope })),
  ];
}
