const WEEK = 7;

/** The weeks that a month, `YYYY-MM`, stands in, from Monday to Sunday: whole ones, each day as `YYYY-MM-DD`. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const before = (first.getUTCDay() + WEEK - 1) % WEEK;
  const days = before + new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil(days / WEEK) }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) =>
      new Date(Date.UTC(year, number - 1, 1 - before + week * WEEK + day)).toISOString().slice(0, 10),
    ),
  );
}

/** The first and the last day in sight with a month. */
export function daysOf(month: string): readonly [from: string, to: string] {
  const days = weeksOf(month).flat();
  return [days[0] ?? `${month}-01`, days.at(-1) ?? `${month}-28`];
}

/** The day so many days later; earlier for a negative number. */
export function shiftDay(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
