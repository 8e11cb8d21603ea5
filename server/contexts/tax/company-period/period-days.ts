import { currentPeriod } from "../../../../src/domain/period.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";

export function periodName(kjnd: number, kjqj: number): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}

/** `YYYY-MM-DD` */
export function lastDayOf(kjnd: number, kjqj: number): string {
  return new Date(Date.UTC(kjnd, kjqj, 0)).toISOString().slice(0, 10);
}

/** Older than the month in hand. */
export function isHistorical(kjnd: number, kjqj: number, now: string): boolean {
  return periodName(kjnd, kjqj) < currentPeriod(now);
}

/** The first day that tax of a month can be paid: today for a month that is over, else the first of the next month. */
export function initialPayTime(kjnd: number, kjqj: number, now: string): string {
  const today = now.slice(0, 10);
  if (periodName(kjnd, kjqj) < today.slice(0, 7)) return today;
  const [year, month] = kjqj === 12 ? [kjnd + 1, 1] : [kjnd, kjqj + 1];
  return `${periodName(year, month)}-01`;
}

/** The days on which a tax can be paid, `YYYY-MM-DD`. */
export interface PayDays {
  readonly first: string;
  readonly last: string;
}

export function payDaysOf(
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
  now: string,
): PayDays {
  const first = initialPayTime(kjnd, kjqj, now);
  return { first, last: latestPayTime(first) };
}

/** The last day for it: the end of the month after the first day's. */
export function latestPayTime(initial: string): string {
  const month = Number(initial.slice(5, 7)) + 1;
  const year = Number(initial.slice(0, 4));
  return month > 12 ? lastDayOf(year + 1, 1) : lastDayOf(year, month);
}

/** The days that the declaration of a month covers: of who files by quarter those of the quarter so far. */
export function daysCovered(
  nsqxdm: string,
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
): string {
  const [first = kjqj] = monthsDeclared(kjqj, taxFrequency(nsqxdm));
  return `${periodName(kjnd, first)}-01 至 ${lastDayOf(kjnd, kjqj)}`;
}
