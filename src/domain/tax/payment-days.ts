import { currentPeriod, shiftPeriod } from "../period.ts";

/** The days on which a confirmed tax may be paid, `YYYY-MM-DD`. */
export interface PaymentDays {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The periods whose filing ends bound the payment of a tax, its own first; the others count once its own is overdue. */
export function boundingPeriods(period: string, today: string): readonly string[] {
  const current = currentPeriod(today);
  return [...new Set([period, current, shiftPeriod(current, 1)])];
}

/**
 * From yesterday to the end of the filing window. When that is over, to the next end that the calendar has: the tax is
 * overdue and may be paid in that window at the latest. `ends`: those of the bounding periods, in their order.
 */
export function paymentDays(today: string, ends: readonly string[]): PaymentDays {
  const last = ends.find((end) => end >= today) ?? ends.at(-1) ?? today;
  return { first: new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10), last };
}
