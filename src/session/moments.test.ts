import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { createServerClock } from "./server-clock.ts";
import {
  currentPeriod,
  isHistorical,
  periodEnd,
  quarterEnd,
  quarterSoFar,
  shiftPeriod,
} from "../domain/period.ts";
import { fromShanghaiText, toShanghaiText } from "../domain/shanghai-time.ts";

afterEach(() => vi.unstubAllEnvs());

const RUNS = 10_000;

/** From 1992 on, when China gave up summer time, to 2099; borders of months, leap days and zones more often than not. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(1992, 0, 1) / 1000, max: Date.UTC(2099, 11, 31) / 1000 }),
  fc
    .record({
      year: fc.integer({ min: 1992, max: 2099 }),
      month: fc.integer({ min: 0, max: 12 }),
      seconds: fc.integer({ min: -2, max: 2 }),
      hours: fc.constantFrom(-8, 0, 16, 24),
    })
    .map(({ year, month, seconds, hours }) => Date.UTC(year, month, 1) / 1000 + hours * 3600 + seconds),
  fc.integer({ min: 0, max: 26 }).map((leap) => Date.UTC(1992 + 4 * leap, 1, 29) / 1000 - 8 * 3600 - 1),
);

const shanghai = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Shanghai",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The parts of the moment in Shanghai, by the platform's calendar. */
function calendar(seconds: number) {
  const parts = new Map(shanghai.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "";
  return {
    text: `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}:${part("second")}`,
    year: Number(part("year")),
    month: Number(part("month")),
  };
}

/** Months counted one by one, as one counts on the fingers. */
function monthsLater(year: number, month: number, count: number): string {
  let [y, m] = [year, month];
  for (let step = 0; step < Math.abs(count); step += 1) {
    m += Math.sign(count);
    if (m === 13) [y, m] = [y + 1, 1];
    if (m === 0) [y, m] = [y - 1, 12];
  }
  return `${y}-${String(m).padStart(2, "0")}`;
}

test.each(["America/New_York", "Asia/Shanghai", "Europe/Lisbon", "Pacific/Apia"])(
  "10,000 moments have the day and the period that the calendar gives them, for a browser in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    fc.assert(
      fc.property(moment, fc.integer({ min: -1, max: 1 }), (seconds, skew) => {
        const { text, year, month } = calendar(seconds);
        expect(toShanghaiText(seconds * 1000)).toBe(text);
        expect(fromShanghaiText(text)).toBe(seconds * 1000);
        // The machine's own clock may be a day off.
        expect(createServerClock(text, skew * 86_400_000, () => skew * 86_400_000).now()).toBe(text);
        const period = monthsLater(year, month, -1);
        expect(currentPeriod(text)).toBe(period);
        const others = [-13, -1, 0, 1].map((count) => monthsLater(year, month, count - 1));
        expect(others.map((past) => isHistorical(past, text))).toEqual([true, true, false, false]);
      }),
      { numRuns: RUNS / 4 },
    );
  },
);

test("10,000 periods are shifted, and end, as the calendar has it", () => {
  const period = fc.record({
    year: fc.integer({ min: 1992, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    count: fc.integer({ min: -40, max: 40 }),
  });
  fc.assert(
    fc.property(period, ({ year, month, count }) => {
      const name = monthsLater(year, month, 0);
      expect(shiftPeriod(name, count)).toBe(monthsLater(year, month, count));
      const nextDay = new Date(Date.parse(`${periodEnd(name)}T00:00:00Z`) + 86_400_000).toISOString();
      expect(nextDay.slice(0, 10)).toBe(`${monthsLater(year, month, 1)}-01`);
      const first = month - ((month - 1) % 3);
      expect(quarterEnd(name)).toBe(monthsLater(year, first, 2));
      const months = Array.from({ length: month - first + 1 }, (_, index) => monthsLater(year, first, index));
      expect(quarterSoFar(name)).toEqual(months);
    }),
    { numRuns: RUNS },
  );
});
