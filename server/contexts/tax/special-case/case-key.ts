import { PASSENGER, UNINVOICED } from "./special-cases.ts";

interface KeyedCase {
  readonly specialType: number;
  readonly sl?: number | null | undefined;
  readonly pjlx?: number | null | undefined;
}

/** The key of a special case within its month: its kind, with the rate of 无票收入 and the tickets of passenger transport. */
export function caseKey({ specialType, sl, pjlx }: KeyedCase, usualRate: number): string {
  if (specialType === UNINVOICED) return `${specialType} ${Math.round((sl ?? usualRate) * 100)}%`;
  return specialType === PASSENGER ? `${specialType} ${pjlx ?? 0}` : `${specialType}`;
}
