import { PASSENGER, UNINVOICED } from "./special-cases.ts";

interface KeyedCase {
  readonly specialType: number;
  readonly sl?: number | null | undefined;
  readonly pjlx?: number | null | undefined;
}

/** Tells the special cases of a month apart: by kind, 无票收入 by its rate too, and passenger transport by its tickets. */
export function caseKey({ specialType, sl, pjlx }: KeyedCase, usualRate: number): string {
  if (specialType === UNINVOICED) return `${specialType} ${Math.round((sl ?? usualRate) * 100)}%`;
  return specialType === PASSENGER ? `${specialType} ${pjlx ?? 0}` : `${specialType}`;
}
