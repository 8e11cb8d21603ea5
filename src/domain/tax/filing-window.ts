import type { HolidayYear } from "./rates/public-holidays.ts";
import { type FilingCalendar, USUAL_CALENDAR, holidaysOf, isDayOff } from "./filing-calendar.ts";

/** The days, `YYYY-MM-DD`, in which a period is declared. */
export interface FilingWindow {
  readonly first: string;
  readonly last: string;
  /** The year's arrangement of holidays is not out yet: the end may still move (预计). */
  readonly isExpected: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DAY = 15;
/** Holidays in a row within the window that put its end off. */
const LONG_HOLIDAY = 3;

/**
 * 征期 of a period: from the 1st to the 15th of the month after it. A holiday of three days and more within it puts the end
 * off by as many working days; an end on a day off moves to the next working day (税收征收管理法实施细则第一百零九条). An
 * end that the tax administration has announced holds in any case, that of the place (`dqbm`) before that of the country.
 */
export function filingWindow(
  kjnd: number,
  kjqj: number,
  calendar: FilingCalendar = USUAL_CALENDAR,
  dqbm = "",
): FilingWindow {
  const [year, month] = kjqj === 12 ? [kjnd + 1, 1] : [kjnd, kjqj + 1];
  const first = day(Date.UTC(year, month - 1, 1));
  const { announced, runs } = holidaysOf(year, calendar);
  const end = announced && announcedEnd(announced, first.slice(0, 7), dqbm);
  if (end !== undefined) return { first, last: end, isExpected: false };
  const fifteenth = day(Date.UTC(year, month - 1, LAST_DAY));
  const late = longHolidayDays(runs, first, fifteenth);
  let last = fifteenth;
  if (late === 0) while (isDayOff(last, calendar)) last = dayAfter(last);
  for (let left = late; left > 0; left -= 1) {
    do last = dayAfter(last);
    while (isDayOff(last, calendar));
  }
  return { first, last, isExpected: announced === undefined };
}

/**
 * 汇算清缴 of a year: within five months after it (企业所得税法第五十四条); an end on a day off moves to the day after the
 * days off. Places do not differ.
 */
export function settlementWindow(kjnd: number, calendar: FilingCalendar = USUAL_CALENDAR): FilingWindow {
  const year = kjnd + 1;
  let last = `${year}-05-31`;
  while (isDayOff(last, calendar)) last = dayAfter(last);
  return {
    first: `${year}-01-01`,
    last,
    isExpected: holidaysOf(year, calendar).announced === undefined,
  };
}

function announcedEnd({ ends, placeEnds }: HolidayYear, month: string, dqbm: string): string | undefined {
  return placeEnds?.[dqbm.slice(0, 4)]?.[month] ?? placeEnds?.[dqbm.slice(0, 2)]?.[month] ?? ends?.[month];
}

/** Days from `today` to the end of the window; negative when it is over. */
export function daysLeft({ last }: Pick<FilingWindow, "last">, today: string): number {
  return Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
}

function longHolidayDays(
  runs: readonly { readonly from: string; readonly to: string }[],
  first: string,
  last: string,
): number {
  return runs
    .map(({ from, to }) => {
      const begin = from < first ? first : from;
      const end = to > last ? last : to;
      return end < begin ? 0 : (Date.parse(end) - Date.parse(begin)) / DAY_MS + 1;
    })
    .filter((days) => days >= LONG_HOLIDAY)
    .reduce((sum, days) => sum + days, 0);
}

function dayAfter(date: string): string {
  return day(Date.parse(date) + DAY_MS);
}

function day(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
