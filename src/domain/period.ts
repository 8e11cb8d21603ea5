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
