import { periodLabel } from "../../period.ts";

/** A rule of law for the periods (`YYYY-MM`) from the first to the last, both included. */
export interface Dated {
  readonly from: string;
  /** Left out: it still holds. */
  readonly to?: string;
  /** The announcement that sets it. */
  readonly source: string;
}

/** The rule that holds in the period; undefined when none does. */
export function inForce<Rule extends Dated>(rules: readonly Rule[], period: string): Rule | undefined {
  return rules.find(({ from, to }) => from <= period && (to === undefined || period <= to));
}

/** The rule that holds in the period. Throws a RangeError, worded for the user, when there is none. */
export function requireRule<Rule extends Dated>(rules: readonly Rule[], period: string, title: string): Rule {
  const rule = inForce(rules, period);
  if (rule === undefined) throw new RangeError(`${periodLabel(period)}没有适用的${title}，请核对税款所属期`);
  return rule;
}
