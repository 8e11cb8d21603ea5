import { asObject, asText } from "./as-object.ts";

/** The parts of a context: what a screen is about. Each has the same name in expressions and addresses. */
export const CONTEXT_PARTS = ["period"] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];

/** A parameter that says what an operation is asked about. */
export interface ContextParameter {
  readonly part: ContextPart;
  readonly name: string;
  /** The expression that gives its value. */
  readonly value: string;
}

const OF_PERIOD = ["{{ yearOf(period) }}", "{{ monthOf(period) }}"] as const;

/** The `x-context` of an operation: a list names year and month, or the year alone; a text the parameter with the whole period. */
export function readContextUse(written: unknown): readonly ContextParameter[] {
  const { period } = asObject(written);
  const whole = asText(period);
  if (whole !== undefined) return [{ part: "period", name: whole, value: "{{ period }}" }];
  return (Array.isArray(period) ? period : []).slice(0, OF_PERIOD.length).map((name, index) => ({
    part: "period",
    name: String(name),
    value: OF_PERIOD[index] ?? "",
  }));
}
