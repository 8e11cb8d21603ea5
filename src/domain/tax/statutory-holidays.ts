import { LUNAR_FESTIVALS } from "./rates/lunar-festivals.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Month and day: 元旦, 劳动节, 国庆节. */
const SOLAR: readonly string[] = ["01-01", "05-01", "05-02", "10-01", "10-02", "10-03"];

/** 除夕, which is the day before the lunar new year, and the three days from it on. */
const AROUND_NEW_YEAR: readonly number[] = [-1, 0, 1, 2];

/**
 * The days off of a year, `YYYY-MM-DD` in order, that 《全国年节及纪念日放假办法》（国务院令第795号）sets, before the State Council's notice
 * moves weekends around them. Without lunar festivals where their days are not listed.
 */
export function statutoryHolidays(year: number): string[] {
  const lunar = LUNAR_FESTIVALS.find(({ newYear }) => newYear.startsWith(`${year}-`));
  const ofMoon = lunar
    ? [...AROUND_NEW_YEAR.map((days) => shift(lunar.newYear, days)), lunar.dragonBoat, lunar.midAutumn]
    : [];
  const days = [...SOLAR.map((day) => `${year}-${day}`), tombSweeping(year), ...ofMoon];
  return [...new Set(days)].toSorted();
}

/** 清明, of the years 2000 to 2099. */
function tombSweeping(year: number): string {
  const ofCentury = year % 100;
  const day = Math.floor(ofCentury * 0.2422 + 4.81) - Math.floor(ofCentury / 4);
  return `${year}-04-0${day}`;
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
