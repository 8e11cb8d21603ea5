/** The accounting period in hand, `YYYY-MM`: the last calendar month before the Asia/Shanghai day or time given. */
export function currentPeriod(now: string): string {
  const year = Number(now.slice(0, 4));
  const month = Number(now.slice(5, 7));
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
}

/** `2026-10` as screens write it: 2026年10期. */
export function periodLabel(period: string): string {
  return `${period.slice(0, 4)}年${period.slice(5, 7)}期`;
}

/** `2027-03` as people say it: 2027年3月. */
export function monthLabel(period: string): string {
  const { kjnd, kjqj } = periodParts(period);
  return `${kjnd}年${kjqj}月`;
}

/** A period as `YYYY-MM` from what answers hold: `2026-10`, `202610`, 202610, or a year beside its month. Null: there is none. */
export function readPeriod(value: unknown, month?: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = month === undefined ? String(value) : `${value}${String(Number(month)).padStart(2, "0")}`;
  const parts = /^(\d{4})-?(\d{2})$/.exec(text);
  const number = Number(parts?.[2]);
  return parts && number >= 1 && number <= 12 ? `${parts[1]}-${parts[2]}` : null;
}

/** Periods in which quarterly filers file. */
export function isQuarterEnd(period: string): boolean {
  return Number(period.slice(5, 7)) % 3 === 0;
}

/** A period as most requests carry it. */
export interface PeriodParts {
  /** Accounting year. */
  readonly kjnd: number;
  /** Accounting period of the year, 1 to 12. */
  readonly kjqj: number;
}

export function periodParts(period: string): PeriodParts {
  return { kjnd: Number(period.slice(0, 4)), kjqj: Number(period.slice(5, 7)) };
}

/** The period so many months later; earlier for a negative number. */
export function shiftPeriod(period: string, months: number): string {
  const { kjnd, kjqj } = periodParts(period);
  const count = kjnd * 12 + kjqj - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** The periods of a year. */
export function yearPeriods(year: number): string[] {
  return Array.from({ length: 12 }, (_none, months) => shiftPeriod(`${year}-01`, months));
}

/** The last period of the quarter, in which quarterly filers file. */
export function quarterEnd(period: string): string {
  return shiftPeriod(period, (12 - periodParts(period).kjqj) % 3);
}

/** The period so many steps later that can be chosen: the next month, or for a quarterly filer the end of the next quarter. */
export function stepPeriod(period: string, steps: 1 | -1, isQuarterly: boolean): string {
  if (!isQuarterly) return shiftPeriod(period, steps);
  return steps === 1 ? quarterEnd(shiftPeriod(period, 1)) : shiftPeriod(quarterEnd(period), -3);
}

/** The periods of the quarter that are not after the one given, January's or its like first. */
export function quarterSoFar(period: string): string[] {
  const first = shiftPeriod(quarterEnd(period), -2);
  return [0, 1, 2].map((months) => shiftPeriod(first, months)).filter((month) => month <= period);
}

/** Last calendar day of the period, `YYYY-MM-DD`. */
export function periodEnd(period: string): string {
  const { kjnd, kjqj } = periodParts(period);
  return `${period}-${new Date(Date.UTC(kjnd, kjqj, 0)).getUTCDate()}`;
}

/** A period before the one in hand: nothing may be notified, changed or revoked any more. `now`: Asia/Shanghai day or time. */
export function isHistorical(period: string, now: string): boolean {
  return period < currentPeriod(now);
}
