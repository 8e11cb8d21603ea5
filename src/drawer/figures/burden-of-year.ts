/** The tax burden of the year with this month: (the mean before × its months + this month's) ÷ (its months + 1). */
export function burdenOfYear(before: number | null, months: number, current: number | null): number | null {
  if (current === null) return before;
  if (before === null) return current;
  return (before * months + current) / (months + 1);
}
