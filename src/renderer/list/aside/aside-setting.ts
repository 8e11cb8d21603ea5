import { readRow } from "../data/rows-page.ts";

export const NARROWEST = 200;
export const WIDEST = 320;

/** The user's setting of the tree beside a list. */
export interface AsideSetting {
  /** In px. */
  readonly width: number;
  readonly folded: boolean;
}

export function readAsideSetting(stored: unknown): AsideSetting {
  const { width, folded } = readRow(stored) ?? {};
  return { width: asideWidth(typeof width === "number" ? width : 220), folded: folded === true };
}

export function asideWidth(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}
