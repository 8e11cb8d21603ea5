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
