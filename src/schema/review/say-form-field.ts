import { asObject } from "../project/as-object.ts";
import { canonical } from "./canonical.ts";
import type { Difference } from "./find-differences.ts";
import type { Said } from "./guard-words.ts";
import type { ScreenPart } from "./screen-parts.ts";
import { fromTo, valueWords } from "./words.ts";

/** A difference in a field of a form; nothing for a rule that follows from another difference, undefined for the rest. */
export function describeFormField(
  part: ScreenPart,
  rest: readonly string[],
  difference: Difference,
): readonly Said[] | undefined {
  const [key, rule = ""] = rest;
  const { before, after } = difference;
  if (key === "required")
    return after === true
      ? [{ kind: "form-field-required-added", words: "改为必填" }]
      : [{ kind: "form-field-required-removed", words: "不再必填" }];
  if (key !== "x-validator") return undefined;
  if (isDerived(part, rest)) return [];
  if (rest.length > 2) return [{ kind: "rule-changed", words: `校验「${rule}」${fromTo(before, after)}` }];
  if (after === undefined) return [{ kind: "rule-removed", words: `去掉了校验：${ruleWords(rule, before)}` }];
  return before === undefined
    ? [{ kind: "rule-added", words: `新增校验：${ruleWords(rule, after)}` }]
    : [{ kind: "rule-changed", words: `校验${fromTo(before, after)}` }];
}

/** Being required and the title make rules and their messages. */
function isDerived({ before, after }: ScreenPart, [, rule, key]: readonly string[]): boolean {
  const differs = (name: string) => canonical(asObject(before)[name]) !== canonical(asObject(after)[name]);
  if (rule === "required" && differs("required")) return true;
  return key === "message" && (differs("title") || differs("x-component"));
}

function ruleWords(rule: string, value: unknown): string {
  const { message } = asObject(value);
  return typeof message === "string" ? `「${message}」` : valueWords(asObject(value)[rule] ?? value);
}
