import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { pointerSegments } from "../../project/schema-file.ts";
import { valuesAt } from "../values-in-file.ts";

const FUNCTION = /^\s*(?:\{\{)?\s*(?:async\s*)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)/;
const ASSIGNMENT = /\$(?:self|form|target|values)\b[\w.$[\]'"]*\s*(?:[-+*/]|\|\||&&|\?\?)?=(?![=>])/;
/** Formily's keys whose value is code. */
const CODE_KEYS = new Set(["run", "validator"]);
/** The nearest key that names one → what to write instead. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  run: 'write the change as "fulfill": { "state": { … } } with expressions as values',
  validator: "use required, min, max, minLength, maxLength, pattern or format, with a message",
  "x-validator": "use required, min, max, minLength, maxLength, pattern or format, with a message",
  disabledDate: "limit a date by min and max",
  dataSource: 'declare the choices as "source": { "call", "params", "value", "label" }',
  "x-component-props":
    'declare choices as "source": { "call", "params", "value", "label" }, limits as min and max',
};
/** Keys that hold declarations; a string there can only be code. */
const DECLARED_KEYS = new Set(["x-reactions"]);
const LINKAGE = 'declare the linkage with named "dependencies", "when" and "fulfill"';

/** True for code that Formily itself would run: a function or an assignment. */
export function isFormFunction(text: string): boolean {
  return FUNCTION.test(text) || ASSIGNMENT.test(text);
}

function isCode(key: string | undefined, value: unknown): boolean {
  if (key !== undefined && CODE_KEYS.has(key)) return true;
  return (
    typeof value === "string" && ((key !== undefined && DECLARED_KEYS.has(key)) || isFormFunction(value))
  );
}

export const formFunction: Check = {
  slug: "form-function",
  holds: "Forms are data: no functions in strings.",
  why: "Formily's functions need eval, which the content policy forbids, and no check can read them.",
  *run({ readings }) {
    for (const { value, place, isForm } of readings.flatMap(({ templates }) => templates)) {
      if (!isForm) continue;
      const name = pointerSegments(place.pointer).at(-1);
      for (const { key, value: part, at } of valuesAt(value, place, name)) {
        if (!isCode(key, part)) continue;
        const named = pointerSegments(at.pointer).findLast((segment) => Object.hasOwn(SUBSTITUTES, segment));
        yield finding(at, "functions and assignments are not run in forms", {
          hint: named === undefined ? LINKAGE : SUBSTITUTES[named],
        });
      }
    }
  },
};
