/** 税负率: tax as a share of sales without tax, with six decimals; null without sales. */
export function taxBurden(tax: number, sales: number): number | null {
  return sales <= 0 ? null : round(tax / sales);
}

/**
 * The rate of the year with this period in it, from the rate of the year's earlier periods and how many they are.
 * Null when neither is known.
 */
export function yearBurden(earlier: number | null, count: number, current: number | null): number | null {
  if (earlier === null || count === 0) return current;
  if (current === null) return earlier;
  return round((earlier * count + current) / (count + 1));
}

/** The plain mean of the months that have a rate. */
export function meanBurden(rates: readonly (number | null)[]): number | null {
  const known = rates.filter((rate) => rate !== null);
  return known.length === 0 ? null : round(known.reduce((sum, rate) => sum + rate, 0) / known.length);
}

function round(share: number): number {
  return Math.round(share * 1_000_000) / 1_000_000;
}
