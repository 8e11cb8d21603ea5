import { dateFunctions } from "../../expression/date-functions.ts";
import type { DateFunction, Literal } from "./predicate.ts";

/** The most that may be added at once: a hundred years of days, or of months. */
export const MOST_ADDED = 36_500;

const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const PERIOD_OR_DAY = /^(?!0000)\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/;
const RESULT = /^(?!0000)\d{4}-\d{2}(-\d{2})?$/;

export function isDateFunction(name: string): name is DateFunction {
  return Object.hasOwn(dateFunctions, name);
}

/** `true`: a count follows the day. */
export function takesCount(name: DateFunction): boolean {
  return name === "addDays" || name === "addMonths";
}

/** The value of the function in expressions; null where that would throw, or beyond the years 1 to 9999. */
export function dateValue(name: DateFunction, value: unknown, count: number): Literal {
  if (typeof value !== "string" || !isWhole(name, value)) return null;
  const result = dateFunctions[name]?.run(value, count);
  if (typeof result === "number") return result;
  return typeof result === "string" && RESULT.test(result) ? result : null;
}

function isWhole(name: DateFunction, value: string): boolean {
  if (name !== "addDays") return PERIOD_OR_DAY.test(value);
  const at = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === value;
}
