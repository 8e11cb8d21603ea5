import { HOLIDAY_YEARS, type HolidayRun, type HolidayYear } from "./rates/public-holidays.ts";
import { statutoryHolidays } from "./statutory-holidays.ts";

/** The years whose holidays have been announced; every other one has the statutory days and its weekends. */
export type FilingCalendar = readonly HolidayYear[];

export const USUAL_CALENDAR: FilingCalendar = HOLIDAY_YEARS;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days announced for a year, and its runs of days off; where none are, statutory days joined with the weekends they touch. */
export function holidaysOf(
  year: number,
  calendar: FilingCalendar,
): { readonly announced: HolidayYear | undefined; readonly runs: readonly HolidayRun[] } {
  const announced = calendar.find((entry) => entry.year === year);
  return { announced, runs: announced?.runs ?? expectedRuns(year) };
}

/** A weekend that is not worked, or a public holiday. */
export function isDayOff(date: string, calendar: FilingCalendar): boolean {
  const { announced, runs } = holidaysOf(Number(date.slice(0, 4)), calendar);
  if (announced?.worked.includes(date)) return false;
  return isWeekend(date) || runs.some(({ from, to }) => from <= date && date <= to);
}

const known = new Map<number, readonly HolidayRun[]>();

function expectedRuns(year: number): readonly HolidayRun[] {
  const runs = known.get(year) ?? joinWeekends(statutoryHolidays(year));
  known.set(year, runs);
  return runs;
}

function joinWeekends(days: readonly string[]): HolidayRun[] {
  const free = new Set(days);
  const isFree = (date: string) => free.has(date) || isWeekend(date);
  const runs: HolidayRun[] = [];
  for (const date of days) {
    if (runs.some(({ to }) => date <= to)) continue;
    let [from, to] = [date, date];
    while (isFree(shift(from, -1))) from = shift(from, -1);
    while (isFree(shift(to, 1))) to = shift(to, 1);
    runs.push({ from, to });
  }
  return runs;
}

function isWeekend(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
