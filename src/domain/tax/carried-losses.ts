/** The income of a year, in 分, after the adjustments of its settlement; negative: a loss. */
export interface YearResult {
  readonly year: number;
  readonly income: number;
}

/** 企业所得税法第十八条: a loss may be made up for in so many years after it. */
const YEARS = 5;

/** Losses of earlier years that may be made up for in `year`, in 分; the years between have used the oldest first. */
export function carriedLosses(results: readonly YearResult[], year: number): number {
  const left: { readonly year: number; amount: number }[] = [];
  const earlier = results.filter((result) => result.year < year).toSorted((a, b) => a.year - b.year);
  for (const result of earlier) {
    if (result.income < 0) left.push({ year: result.year, amount: -result.income });
    let gain = Math.max(0, result.income);
    for (const loss of left.filter((entry) => result.year - entry.year <= YEARS)) {
      const used = Math.min(gain, loss.amount);
      loss.amount -= used;
      gain -= used;
    }
  }
  return left.filter((loss) => year - loss.year <= YEARS).reduce((sum, { amount }) => sum + amount, 0);
}
