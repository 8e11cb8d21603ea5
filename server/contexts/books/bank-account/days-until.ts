const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one day to another, both `YYYY-MM-DD`; negative when it is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/** The day so many days later, `YYYY-MM-DD`; negative: earlier. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
