import { movePoint } from "./decimal.ts";

/** 0.0325 as 3.25: moves the point in the number's decimal text, so that no binary dust appears. */
export function fractionToPercent(fraction: number): number {
  return movePoint(fraction, 2);
}

/** 3.25 as 0.0325. */
export function percentToFraction(percent: number): number {
  return movePoint(percent, -2);
}
