import { decimalsOf } from "../../project/decimals-of.ts";
import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { ValidatorPlan } from "../plans/screen-plan.ts";

export interface ValidatedField {
  readonly title: string;
  readonly required: boolean;
  /** The user picks the value instead of typing it. */
  readonly chosen: boolean;
}

/** The limits of a property as Formily's rules, each with a sentence for the person at the screen. */
export function formValidators(schema: JsonSchema | undefined, field: ValidatedField): ValidatorPlan[] {
  const { title } = field;
  const limits: [rule: string, limit: unknown, message: string][] = [
    ["minItems", least(schema?.minItems), `${title}至少选择 ${schema?.minItems} 项`],
    ["maxItems", schema?.maxItems, `${title}最多选择 ${schema?.maxItems} 项`],
  ];
  // A value picked from a list cannot be too long or too large.
  if (!field.chosen) {
    const decimals = decimalsRule(schema);
    const hint = schema?.description === undefined ? "" : `：${schema.description}`;
    limits.push(
      ["maxLength", schema?.maxLength, `${title}最多 ${schema?.maxLength} 个字符`],
      ["minLength", least(schema?.minLength), `${title}至少 ${schema?.minLength} 个字符`],
      ["minimum", schema?.minimum, `${title}不能小于 ${schema?.minimum}`],
      ["maximum", schema?.maximum, `${title}不能大于 ${schema?.maximum}`],
      ["pattern", schema?.pattern, `${title}格式不正确${hint}`],
      ["decimals", decimals, decimalsMessage(title, decimals)],
    );
  }
  return [
    ...(field.required ? [{ required: true, message: `请${field.chosen ? "选择" : "输入"}${title}` }] : []),
    ...limits
      .filter(([, limit]) => limit !== undefined)
      .map(([rule, limit, message]) => ({ [rule]: limit, message })),
  ];
}

/** More digits than a number keeps behind its point. */
const ANY_DECIMALS = 20;

/** The most digits behind the point of a number, whose rule also refuses a text that is none; undefined for other values. */
function decimalsRule(schema: JsonSchema | undefined): number | undefined {
  const isNumber = schema && typesOf(schema).some((type) => type === "number" || type === "integer");
  return isNumber === true ? (decimalsOf(schema) ?? ANY_DECIMALS) : undefined;
}

function decimalsMessage(title: string, decimals: number | undefined): string {
  if (decimals === ANY_DECIMALS) return `${title}应为数字`;
  return decimals === 0 ? `${title}应为整数` : `${title}最多 ${decimals} 位小数`;
}

/** The rules a screen writes itself, one or a list; a limit without a sentence of its own gets the usual one. */
export function writtenValidators(
  value: unknown,
  field: Omit<ValidatedField, "required">,
): readonly unknown[] {
  const rules: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return rules.flatMap((rule) =>
    isBareLimit(rule) ? formValidators(rule, { ...field, required: false }) : [rule],
  );
}

/** The rules of a field in their order: the screen's own rules stand before the derived one on numbers, so that its words are shown. */
export function orderValidators(
  derived: readonly ValidatorPlan[],
  written: readonly unknown[],
): readonly unknown[] {
  const isOfNumbers = (rule: ValidatorPlan) => "decimals" in rule;
  return [...derived.filter((rule) => !isOfNumbers(rule)), ...written, ...derived.filter(isOfNumbers)];
}

function isBareLimit(rule: unknown): rule is JsonSchema {
  return typeof rule === "object" && rule !== null && Object.keys(rule).every((name) => LIMITS.has(name));
}

const LIMITS = new Set(["minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum", "pattern"]);

/** Formily lets an empty value pass every rule but `required`, so "at least one" says nothing more. */
function least(limit: number | undefined): number | undefined {
  return limit === 1 ? undefined : limit;
}
