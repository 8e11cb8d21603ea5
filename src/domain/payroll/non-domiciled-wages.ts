import { periodEnd } from "../period.ts";

/** A month's wages of a person without a home in China; amounts in 分. */
export interface NonDomiciledWages {
  /** `YYYY-MM`. */
  readonly period: string;
  readonly paidHere: number;
  readonly paidAbroad: number;
  /** Working days; a day of arrival or departure counts half on either side. */
  readonly daysHere: number;
  readonly daysAbroad: number;
  /** Days of residence in the tax year, the month included. */
  readonly residentDays: number;
}

/**
 * The part of the wages that is taxed in China, in 分 (财政部 税务总局公告2019年第35号): up to 90 days only what was paid here for
 * work done here, below 183 days everything for work done here, from then on all but what was paid abroad for work
 * done abroad.
 */
export function taxedNonDomiciledWages(wages: NonDomiciledWages): number {
  const { period, paidHere, paidAbroad, daysHere, daysAbroad, residentDays } = wages;
  const days = Number(periodEnd(period).slice(8));
  if (residentDays <= 90) return Math.round((paidHere * daysHere) / days);
  const paid = paidHere + paidAbroad;
  if (residentDays < 183) return Math.round((paid * daysHere) / days);
  return Math.round((paid * days - paidAbroad * daysAbroad) / days);
}
