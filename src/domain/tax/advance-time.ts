/** A day on which invoices are collected ahead, and the month that they are of. */
export interface AdvanceTime {
  /** A day of the code table `advanceCollectDay`: 5th to 1st of a month (1 to 5), last to fifth last (6 to 10). */
  readonly day: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

const DAYS = 5;

/** The choice that a day (`YYYY-MM-DD`) is: the first days of a month are for the month before; null in between. */
export function advanceTimeOf(date: string): AdvanceTime | null {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  if (day <= DAYS)
    return {
      day: DAYS + 1 - day,
      ...(month === 1 ? { kjnd: year - 1, kjqj: 12 } : { kjnd: year, kjqj: month - 1 }),
    };
  const daysLeft = new Date(Date.UTC(year, month, 0)).getUTCDate() - day;
  return daysLeft < DAYS ? { day: DAYS + 1 + daysLeft, kjnd: year, kjqj: month } : null;
}
