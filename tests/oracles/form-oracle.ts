import type { FormBody, FormSchema, Json } from "../../src/schema/plan/plans/screen-plan.ts";
import { isBlank, plain, type Row } from "./cell-oracle.ts";
import type { Answers } from "./detail-oracle.ts";
import { RULE_FORMATS } from "./rule-formats.ts";
import { evaluate, holds, maySee, text, type Scope, type Viewer } from "./viewer.ts";

/** A field of a form with the rules that its plan gives it. */
export interface FormField {
  readonly name: string;
  readonly title: string;
  /** Field kind. */
  readonly kind: string;
  readonly rules: readonly Rule[];
  /** Longer texts cannot be typed. */
  readonly longest?: number;
  /** Of a list of entries: the titles of its columns. */
  readonly columns?: readonly string[];
  /** All that has to hold for it to be in sight: its own condition and those of the layouts around it. */
  readonly visible: readonly string[];
  /** Why it is disabled, as a template that is empty while it is not. */
  readonly reason?: string;
  /** The first value of a new form, under those of the form. */
  readonly first?: Json;
}

export type Rule = { readonly [name: string]: unknown };

/** The kind of fields that no oracle covers: nested objects. They may be there as long as they are out of sight. */
const UNKNOWN = "unknown";

/** The fields that a form has for a viewer, those inside layouts too. */
export function formFields(
  { properties = {} }: FormSchema,
  viewer: Viewer,
  around: readonly string[] = [],
): readonly FormField[] {
  return Object.entries(properties).flatMap(([name, node]): readonly FormField[] => {
    const component = plain(node["x-component"]);
    const condition = node["x-visible"];
    const visible = typeof condition === "string" ? [...around, condition] : around;
    if (!maySee(viewer, node)) return [];
    if (node.type === "void") return formFields(node, viewer, visible);
    const validator = node["x-validator"] ?? [];
    const rules = (Array.isArray(validator) ? validator : [validator]) as readonly Rule[];
    const seen = { name, title: plain(node.title), rules, visible };
    if (component === "ArrayTable") return [{ ...seen, kind: "list", columns: columnsOf(node, viewer) }];
    if (!component.startsWith("field:")) return [{ ...seen, kind: UNKNOWN }];
    const { maxLength } = (node["x-component-props"] ?? {}) as { readonly maxLength?: number };
    const { reason } = (node["x-decorator-props"] ?? {}) as { readonly reason?: string };
    return [
      {
        ...seen,
        kind: component.slice("field:".length),
        ...(maxLength !== undefined && { longest: maxLength }),
        ...(reason !== undefined && { reason }),
        ...(node.default !== undefined && { first: node.default as Json }),
      },
    ];
  });
}

function columnsOf({ items }: FormSchema, viewer: Viewer): readonly string[] {
  return formFields(items as FormSchema, viewer).map(({ title }) => title);
}

/** The values that a form opens with: those loaded, over the values of a new form. */
export function openingValues(
  body: FormBody,
  fields: readonly FormField[],
  scope: Scope,
  record: Row | null,
): Row {
  const initial = (evaluate(body.initial, scope) ?? {}) as Row;
  const valueOf = ({ name, first }: FormField) => {
    if (record && Object.hasOwn(record, name)) return record[name];
    return Object.hasOwn(initial, name) ? initial[name] : evaluate(first, scope);
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/** True when a field is in sight with these values. Throws for one that no oracle covers. */
export function isInSight({ name, kind, visible }: FormField, seen: Scope): boolean {
  const isSeen = visible.every((condition) => holds(condition, seen));
  if (isSeen && kind === UNKNOWN) throw new Error(`no oracle in tests/oracles knows the form part ${name}`);
  return isSeen;
}

/** The values that rules with a call depend on. */
export interface Asking {
  /** The values that the form opened with: for them no call is made. */
  readonly opening: Row;
  readonly answers: Answers;
}

/**
 * The faults of these values, by the title of the field: its first rule that fails, those with a call last.
 * Without `asking` these are left out.
 */
export function expectedErrors(
  fields: readonly FormField[],
  values: Row,
  scope: Scope,
  asking?: Asking,
): { readonly [title: string]: string } {
  const seen = { ...scope, $values: values };
  const errors = fields
    .filter((field) => isInSight(field, seen))
    .flatMap((field) => {
      const value = values[field.name];
      const rule = firstFailing(field.rules, value, seen);
      const message = rule ? String(rule.message) : asking && refusal(field, value, seen, asking);
      return message === undefined ? [] : [[field.title, message] as const];
    });
  return Object.fromEntries(errors);
}

/** The server's refusal of a value; undefined: none, or no call is made. */
function refusal(
  { name, rules }: FormField,
  value: unknown,
  scope: Scope,
  { opening, answers }: Asking,
): string | undefined {
  if (isBlank(value) || value === opening[name]) return undefined;
  const seen = { ...scope, $self: { value } };
  for (const { call, params, when, message } of rules.filter(asks)) {
    const answer = answers(String(call), evaluate(params as Json | undefined, seen) as Row);
    if (answer === undefined) return `the answer of ${String(call)}`;
    const judged = { ...seen, answer };
    if (holds(String(when), judged)) return text(String(message), judged);
  }
  return undefined;
}

function asks(rule: Rule): boolean {
  return rule.call !== undefined;
}

/** The first rule that a value fails, of those that do without the server. */
function firstFailing(rules: readonly Rule[], value: unknown, scope: Scope): Rule | undefined {
  return rules.find((rule) => !asks(rule) && fails(rule, value, scope));
}

function fails(rule: Rule, value: unknown, scope: Scope): boolean {
  const { message: _message, ...limits } = rule;
  const isEmpty = isBlank(value) || (Array.isArray(value) && value.length === 0);
  return Object.entries(limits).some(([name, limit]) => {
    if (name === "required") return limit === true && isEmpty;
    if (name === "when") return holds(String(limit), scope);
    if (isEmpty) return false;
    const size = Array.isArray(value) || typeof value === "string" ? value.length : Number.NaN;
    if (name === "maxLength" || name === "maxItems") return size > Number(limit);
    if (name === "minLength" || name === "minItems") return size < Number(limit);
    if (name === "maximum" || name === "max") return Number(value) > Number(limit);
    if (name === "minimum" || name === "min") return Number(value) < Number(limit);
    if (name === "decimals") return (String(value).split(".")[1] ?? "").length > Number(limit);
    if (name === "pattern") return !new RegExp(String(limit)).test(String(value));
    const format = name === "format" ? RULE_FORMATS[String(limit)] : undefined;
    if (format) return !format.test(String(value));
    throw new Error(`no oracle in tests/oracles knows the rule ${name} ${String(limit)}`);
  });
}

/** None with blanks around it: a form cuts them. */
const TRIED = [
  "甲",
  "abc",
  "Abcdefgh",
  "ABCDEFGH",
  "abcdefg1",
  "12345678",
  "Ab1",
  "@@",
  "a@",
  "1",
  "13",
  "x y",
];

/** For each rule of a field a text that breaks it before any other; a rule that none of those tried breaks has none. */
export function wrongTexts({ name, rules, kind }: FormField, scope: Scope): readonly string[] {
  return rules.flatMap((rule) => {
    const tried = [
      ...tooLong(rule.maxLength),
      ...tooShort(rule.minLength),
      ...outside(rule.maximum ?? rule.max, 1),
      ...outside(rule.minimum ?? rule.min, -1),
      ...(rule.pattern === undefined && rule.format === undefined ? [] : TRIED),
      ...(rule.when === undefined ? [] : ["Abcdefg1"]),
    ].filter((typed) => !NUMERIC.has(kind) || /^\d+$/.test(typed));
    const exact = tried.find(
      (typed) => firstFailing(rules, typed, { ...scope, $values: { [name]: typed } }) === rule,
    );
    return exact === undefined ? [] : [exact];
  });
}

/** Kinds whose control takes nothing but a number. */
export const NUMERIC: ReadonlySet<string> = new Set(["number", "money", "percent"]);

function tooLong(limit: unknown): readonly string[] {
  return typeof limit === "number"
    ? ["a", "1", "A", "甲"].map((character) => character.repeat(limit + 1))
    : [];
}

function tooShort(limit: unknown): readonly string[] {
  return typeof limit === "number" && limit > 1
    ? ["a", "1", "甲"].map((character) => character.repeat(limit - 1))
    : [];
}

function outside(limit: unknown, step: number): readonly string[] {
  return typeof limit === "number" ? [String(limit + step)] : [];
}
