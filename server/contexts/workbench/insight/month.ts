import { lastDayOf } from "../../tax/door.ts";

/** The month parameters of the dashboards. */
export interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The first day of a month and the last. */
export function daysOfMonth({ kjnd, kjqj }: Month): readonly [first: string, last: string] {
  return [`${nameOfMonth({ kjnd, kjqj })}-01`, lastDayOf(kjnd, kjqj)];
}

/** Each day of a month. */
export function eachDay(month: Month): string[] {
  const [, last] = daysOfMonth(month);
  const count = Number(last.slice(8, 10));
  return Array.from(
    { length: count },
    (_none, index) => `${nameOfMonth(month)}-${String(index + 1).padStart(2, "0")}`,
  );
}

/** `2026-10`. */
export function nameOfMonth({ kjnd, kjqj }: Month): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}
