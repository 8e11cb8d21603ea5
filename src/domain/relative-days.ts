/** Spans of days that move with the calendar, in the order in which they are offered, and how people call them. */
export const RELATIVE_DAYS = [
  ["today", "今天"],
  ["yesterday", "昨天"],
  ["last-7-days", "近 7 天"],
  ["last-30-days", "近 30 天"],
  ["this-month", "本月"],
  ["last-month", "上月"],
  ["this-quarter", "本季度"],
  ["last-quarter", "上季度"],
  ["this-year", "今年"],
] as const;

export type RelativeDays = (typeof RELATIVE_DAYS)[number][0];

/** The first and the last day, `YYYY-MM-DD`, both included. */
export type DaySpan = readonly [from: string, to: string];

export function isRelativeDays(value: unknown): value is RelativeDays {
  return RELATIVE_DAYS.some(([word]) => word === value);
}

export function relativeDaysLabel(word: RelativeDays): string {
  return RELATIVE_DAYS.find(([known]) => known === word)?.[1] ?? word;
}

/** The word that a user has typed as people say it, with or without blanks. */
export function findRelativeDays(typed: string): RelativeDays | undefined {
  const bare = (text: string) => text.replaceAll(/\s/gu, "");
  return RELATIVE_DAYS.find(([, label]) => bare(label) === bare(typed))?.[0];
}

/**
 * The days that a word means on the day `today`, `YYYY-MM-DD`. Months, quarters and the year are whole, up to their
 * last day; 近 7 天 ends with today.
 */
export function resolveRelativeDays(word: RelativeDays, today: string): DaySpan {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const quarter = month - ((month - 1) % 3);
  const dayText = (y: number, m: number, d: number) =>
    new Date(Date.UTC(y, m - 1, d)).toISOString().slice(0, 10);
  const daysUntilToday = (count: number): DaySpan => [dayText(year, month, day - count + 1), today];
  const months = (first: number, count: number): DaySpan => [
    dayText(year, first, 1),
    dayText(year, first + count, 0),
  ];
  switch (word) {
    case "today":
      return daysUntilToday(1);
    case "yesterday":
      return [dayText(year, month, day - 1), dayText(year, month, day - 1)];
    case "last-7-days":
      return daysUntilToday(7);
    case "last-30-days":
      return daysUntilToday(30);
    case "this-month":
      return months(month, 1);
    case "last-month":
      return months(month - 1, 1);
    case "this-quarter":
      return months(quarter, 3);
    case "last-quarter":
      return months(quarter - 3, 3);
    case "this-year":
      return months(1, 12);
  }
}
