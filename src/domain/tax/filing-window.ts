import { HOLIDAY_YEARS } from "./rates/public-holidays.ts";

/** The days, `YYYY-MM-DD`, in which a period is declared. */
export interface FilingWindow {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DAY = 15;
/** So many holidays in a row within the window put its end off. */
const LONG_HOLIDAY = 3;

/**
 * 征期 of a period: from the 1st to the 15th of the month after it. A holiday of three days and more within it puts the end
 * off by as many working days; an end on a day off moves to the next working day (税收征收管理法实施细则第一百零九条).
 */
export function filingWindow(kjnd: number, kjqj: number): FilingWindow {
  const [year, month] = kjqj === 12 ? [kjnd + 1, 1] : [kjnd, kjqj + 1];
  const first = day(Date.UTC(year, month - 1, 1));
  const fifteenth = day(Date.UTC(year, month - 1, LAST_DAY));
  const late = longHolidayDays(first, fifteenth);
  let last = fifteenth;
  if (late === 0) while (isDayOff(last)) last = dayAfter(last);
  for (let left = late; left > 0; left -= 1) {
    do last = dayAfter(last);
    while (isDayOff(last));
  }
  return { first, last };
}

/** Days from `today` to the end of the window; negative when it is over. */
export function daysLeft({ last }: FilingWindow, today: string): number {
  return Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
}

/** A weekend that is not worked, or a public holiday. */
function isDayOff(date: string): boolean {
  const year = yearOf(date);
  if (year?.worked.includes(date)) return false;
  if (year?.runs.some(({ from, to }) => from <= date && date <= to)) return true;
  const weekday = new Date(date).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function longHolidayDays(first: string, last: string): number {
  return (yearOf(first)?.runs ?? [])
    .map(({ from, to }) => {
      const begin = from < first ? first : from;
      const end = to > last ? last : to;
      return end < begin ? 0 : (Date.parse(end) - Date.parse(begin)) / DAY_MS + 1;
    })
    .filter((days) => days >= LONG_HOLIDAY)
    .reduce((sum, days) => sum + days, 0);
}

function yearOf(date: string) {
  return HOLIDAY_YEARS.find(({ year }) => year === Number(date.slice(0, 4)));
}

function dayAfter(date: string): string {
  return day(Date.parse(date) + DAY_MS);
}

function day(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
