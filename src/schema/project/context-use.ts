import { asObject, asText } from "./as-object.ts";

/** The parts of a context: the period and the company that a screen is about. */
export const CONTEXT_PARTS = ["period", "company"] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];

/** A parameter that says which period or company an operation is asked about. */
export interface ContextParameter {
  readonly part: ContextPart;
  readonly name: string;
  /** The expression that gives its value. */
  readonly value: string;
}

const OF_PERIOD = ["{{ yearOf(period) }}", "{{ monthOf(period) }}"] as const;

/** The `x-context` of an operation: a list names year and month, or the year alone; a text the parameter with the whole period. */
export function readContextUse(written: unknown): readonly ContextParameter[] {
  const { period, company } = asObject(written);
  const whole = asText(period);
  const parts = (Array.isArray(period) ? period : []).slice(0, OF_PERIOD.length);
  return [
    ...(whole === undefined ? [] : [{ part: "period", name: whole, value: "{{ period }}" } as const]),
    ...parts.map(
      (name, index) => ({ part: "period", name: String(name), value: OF_PERIOD[index] ?? "" }) as const,
    ),
    ...(typeof company === "string"
      ? [{ part: "company", name: company, value: "{{ companyId }}" } as const]
      : []),
  ];
}
