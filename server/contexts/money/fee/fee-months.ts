import { shiftPeriod } from "../../../../src/domain/period.ts";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";

/** The facts that the months of a client depend on; periods as `YYYY-MM`, money in yuan. */
export interface FeeTerms {
  readonly monthFee: number;
  readonly serviceStart: string;
  /** The last month that has been paid for; before `serviceStart` when none has. */
  readonly paidTo: string;
  /** The first month without service; null: it goes on. */
  readonly stopPeriod: string | null;
}

/** A payment and the months that it is for, both included. */
export interface FeePayment {
  readonly beginPeriod: string;
  readonly endPeriod: string;
  readonly amount: number;
}

export type FeeState = "overdue" | "due" | "paid";

/** The months before its end in which a fee is due for renewal, unless the firm sets others. */
const DUE_WITHIN = 2;

/** The number of months from one to the other, both included; 0 when the last is before the first. */
export function monthsBetween(first: string, last: string): number {
  const count = (period: string) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));
  return Math.max(0, count(last) - count(first) + 1);
}

/** The debt in the calendar month `now`: that month has to have been paid for too. */
export function feeStanding(
  { monthFee, paidTo, stopPeriod }: FeeTerms,
  now: string,
  dueWithin: number = DUE_WITHIN,
) {
  const lastServed = stopPeriod === null ? now : earlier(now, shiftPeriod(stopPeriod, -1));
  const owedMonths = monthsBetween(shiftPeriod(paidTo, 1), lastServed);
  return {
    feeState:
      owedMonths > 0 ? ("overdue" as const) : stateAhead(paidTo, stopPeriod, shiftPeriod(now, dueWithin)),
    owedMonths,
    owedAmount: times(monthFee, owedMonths),
  };
}

/** The state of those who owe nothing; `limit` is the first month that is not due yet. */
function stateAhead(paidTo: string, stopPeriod: string | null, limit: string): FeeState {
  return stopPeriod === null && paidTo < limit ? "due" : "paid";
}

export interface FeeMonth {
  /** 1 to 12. */
  readonly kjqj: number;
  readonly state: "none" | "paid" | "owed" | "future";
  /** The month's share of what was paid. */
  readonly amount: number;
}

/**
 * The months of a year, and what they come to: due until `now` or paid for, received for them, still owed, and taken off
 * those that are paid for; below 0 where more was received than due.
 */
export function feeYear(terms: FeeTerms, payments: readonly FeePayment[], kjnd: number, now: string) {
  const shares = new Map<string, number>();
  for (const [period, fen] of payments.flatMap(sharesOf)) shares.set(period, (shares.get(period) ?? 0) + fen);
  const months = Array.from({ length: 12 }, (_none, index): FeeMonth => {
    const period = `${kjnd}-${String(index + 1).padStart(2, "0")}`;
    return {
      kjqj: index + 1,
      state: monthState(terms, period, now),
      amount: fenToYuan(shares.get(period) ?? 0),
    };
  });
  const monthsIn = (state: FeeMonth["state"]) => months.filter((month) => month.state === state).length;
  const received = months.reduce((sum, { amount }) => sum + yuanToFen(amount), 0);
  const paidFor = times(terms.monthFee, monthsIn("paid"));
  const yearOwed = times(terms.monthFee, monthsIn("owed"));
  return {
    months,
    receivable: fenToYuan(yuanToFen(paidFor) + yuanToFen(yearOwed)),
    discount: fenToYuan(yuanToFen(paidFor) - received),
    received: fenToYuan(received),
    yearOwed,
  };
}

function monthState(
  { serviceStart, paidTo, stopPeriod }: FeeTerms,
  period: string,
  now: string,
): FeeMonth["state"] {
  if (period < serviceStart || (stopPeriod !== null && period >= stopPeriod)) return "none";
  if (period <= paidTo) return "paid";
  return period <= now ? "owed" : "future";
}

/** The same for every month, in 分; the last one takes what cannot be shared. */
function sharesOf({ beginPeriod, endPeriod, amount }: FeePayment): [period: string, fen: number][] {
  const months = monthsBetween(beginPeriod, endPeriod);
  const whole = yuanToFen(amount);
  const share = Math.floor(whole / months);
  return Array.from({ length: months }, (_none, index) => [
    shiftPeriod(beginPeriod, index),
    index === months - 1 ? whole - share * (months - 1) : share,
  ]);
}

function times(yuan: number, count: number): number {
  return fenToYuan(yuanToFen(yuan) * count);
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
