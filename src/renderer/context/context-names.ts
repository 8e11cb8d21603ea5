import { currentPeriod, readPeriod } from "../../domain/period.ts";
import { compileText } from "../../expression/template.ts";
import type { ContextPlan, Template } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";

/** The first and the last period that can be chosen; undefined: there is no such limit. */
export interface PeriodLimits {
  readonly min?: string;
  readonly max?: string;
}

export function periodLimits({ min, max }: ContextPlan["period"], scope: Scope): PeriodLimits {
  const first = limitOf(min, scope);
  const last = limitOf(max, scope);
  return { ...(first !== undefined && { min: first }), ...(last !== undefined && { max: last }) };
}

function limitOf(limit: Template | undefined, scope: Scope): string | undefined {
  const value = typeof limit === "string" ? compileText(limit)(scope) : undefined;
  return readPeriod(value) ?? undefined;
}

/** The period that an address names; null when it names none that can be chosen. */
export function periodIn(search: string, limits: PeriodLimits): string | null {
  const text = new URLSearchParams(search).get("period");
  const period = text === null ? null : readPeriod(text);
  return period !== null && period === text && isWithin(period, limits) ? period : null;
}

/** The period that a screen opens with: the one in hand, or the nearest that can be chosen. */
export function firstPeriod(today: string, { min, max }: PeriodLimits): string {
  const inHand = currentPeriod(today);
  if (max !== undefined && inHand > max) return max;
  return min !== undefined && inHand < min ? min : inHand;
}

export function isWithin(period: string, { min, max }: PeriodLimits): boolean {
  return (min === undefined || period >= min) && (max === undefined || period <= max);
}

/** The address of the same screen about another period: from the first page, as other rows have other pages. */
export function withPeriod(search: string, period: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.set("period", period);
  return params.toString();
}
