import { asObject, asText } from "./as-object.ts";

/** The parts of a context: what a screen is about. Each has this name in expressions. */
export const CONTEXT_PARTS = ["company", "period"] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];

/** A parameter for a part of the context of an operation. */
export interface ContextParameter {
  readonly part: ContextPart;
  readonly name: string;
  /** The expression that gives its value. */
  readonly value: string;
}

const OF_PERIOD = ["{{ yearOf(period) }}", "{{ monthOf(period) }}"] as const;

/** The expression for a part in the place of its whole value: links hand it on, calls send it. */
export const CONTEXT_VALUES: Readonly<Record<ContextPart, string>> = {
  company: "{{ company.companyId }}",
  period: "{{ period }}",
};

/**
 * The `x-context` of an operation: the parameter with the company; of the period a list names year and month, or the year
 * alone, a text the parameter with the whole of it.
 */
export function readContextUse(written: unknown): readonly ContextParameter[] {
  const { company, period } = asObject(written);
  const id = asText(company);
  return [
    ...(id === undefined ? [] : [{ part: "company" as const, name: id, value: CONTEXT_VALUES.company }]),
    ...periodParameters(period),
  ];
}

function periodParameters(period: unknown): readonly ContextParameter[] {
  const whole = asText(period);
  if (whole !== undefined) return [{ part: "period", name: whole, value: CONTEXT_VALUES.period }];
  return (Array.isArray(period) ? period : []).slice(0, OF_PERIOD.length).map((name, index) => ({
    part: "period",
    name: String(name),
    value: OF_PERIOD[index] ?? "",
  }));
}
