import { roundedQuotient } from "../decimal.ts";

/** Burdens have six decimals. */
const PARTS = 1_000_000;

/** 税负率: tax as a share of sales without tax, both whole 分, with six decimals; null without sales. */
export function taxBurden(tax: number, sales: number): number | null {
  return sales <= 0 ? null : roundedQuotient(BigInt(tax) * BigInt(PARTS), BigInt(sales)) / PARTS;
}

/** The plain mean of the months that have a rate; null when none has. */
export function meanBurden(rates: readonly (number | null)[]): number | null {
  const known = rates.filter((rate) => rate !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, rate) => total + Math.round(rate * PARTS), 0);
  return roundedQuotient(BigInt(sum), BigInt(known.length)) / PARTS;
}
