/** The annual table by its steps: up to so many yuan, so many per cent of what lies within. */
const STEPS = [
  [36_000, 3],
  [144_000, 10],
  [300_000, 20],
  [420_000, 25],
  [660_000, 30],
  [960_000, 35],
  [Infinity, 45],
] as const;

/** Tax of a year in 分, step by step instead of by quick deductions; exact until the one rounding at the end. */
export function annualTax(taxableFen: number): number {
  let below = 0;
  let hundredths = 0n;
  for (const [upTo, percent] of STEPS) {
    const within = Math.max(0, Math.min(taxableFen, upTo * 100) - below);
    hundredths += BigInt(within) * BigInt(percent);
    below = upTo * 100;
  }
  return Number((hundredths + 50n) / 100n);
}

/** One month of an employee who stays the whole year, in 分. */
export interface Month {
  readonly income: number;
  readonly deductions: number;
}

/** The tax withheld in each month: each time the year is calculated anew, and nothing is ever given back. */
export function withheldByMonth(months: readonly Month[]): number[] {
  const paid: number[] = [];
  for (let count = 1; count <= months.length; count += 1) {
    let taxable = 0;
    for (const { income, deductions } of months.slice(0, count)) taxable += income - deductions - 500_000;
    const before = paid.reduce((sum, tax) => sum + tax, 0);
    paid.push(Math.max(0, annualTax(Math.max(0, taxable)) - before));
  }
  return paid;
}
