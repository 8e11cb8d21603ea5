import { CONTEXT_PARAMETERS } from "../../domain/context-parameters.ts";
import { currentPeriod, isQuarterEnd, readPeriod, stepPeriod } from "../../domain/period.ts";
import { compileText } from "../../expression/template.ts";
import type { ContextPlan, Template } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";

/** The first and the last period that can be chosen; undefined: there is no such limit. */
export interface PeriodLimits {
  readonly min?: string;
  readonly max?: string;
}

export function periodLimits({ min, max }: NonNullable<ContextPlan["period"]>, scope: Scope): PeriodLimits {
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
  const text = new URLSearchParams(search).get(CONTEXT_PARAMETERS.period);
  const period = text === null ? null : readPeriod(text);
  return period !== null && period === text && isWithin(period, limits) ? period : null;
}

/** True while the last period of each quarter can be chosen alone. */
export function isQuarterly({ quarterly }: NonNullable<ContextPlan["period"]>, scope: Scope): boolean {
  return typeof quarterly === "string" && compileText(quarterly)(scope) === true;
}

/** The period that a screen opens with: the one in hand, or the nearest that can be chosen. */
export function firstPeriod(today: string, { min, max }: PeriodLimits, quarterly: boolean): string {
  const inHand = currentPeriod(today);
  const last = max !== undefined && inHand > max ? max : inHand;
  const first = quarterly && !isQuarterEnd(last) ? stepPeriod(last, -1, true) : last;
  return min !== undefined && first < min ? min : first;
}

export function isWithin(period: string, { min, max }: PeriodLimits): boolean {
  return (min === undefined || period >= min) && (max === undefined || period <= max);
}

/** The address of the same screen about another period: from the first page, as other rows have other pages. */
export function withPeriod(search: string, period: string): string {
  const params = new URLSearchParams(search);
  leavePages(params);
  params.set(CONTEXT_PARAMETERS.period, period);
  return params.toString();
}

/** The company that an address names; null when it names none. */
export function companyIn(search: string): number | null {
  const text = new URLSearchParams(search).get(CONTEXT_PARAMETERS.company) ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** The address of the same screen about another company, without what belonged to the one before. */
export function withCompany(search: string, companyId: number, inputs: readonly string[]): string {
  const params = new URLSearchParams(search);
  leavePages(params);
  for (const input of inputs) params.delete(input);
  params.set(CONTEXT_PARAMETERS.company, String(companyId));
  return params.toString();
}

/** Removes the page numbers of the screen and of the screens inside it. */
function leavePages(params: URLSearchParams): void {
  const names = [...params.keys()].filter((name) => name === "page" || name.endsWith(".page"));
  for (const name of names) params.delete(name);
}
