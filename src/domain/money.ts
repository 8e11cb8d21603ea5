import { movePoint } from "./decimal.ts";

/** The value in an answer while the amount is still being worked out. */
const CALCULATING = -8888888888.88;

/** The greatest amount, in yuan, that may be typed. */
export const AMOUNT_LIMIT = 999_999_999_999;

/** The same for fields with a smaller maximum. */
export const SMALLER_LIMIT = 9_999_999_999;

/** The greatest number that can be typed where the form refuses those above the maximum. */
export function limitFor(maximum: number): number {
  return Math.min(Math.max(maximum, SMALLER_LIMIT), AMOUNT_LIMIT);
}

const yuanText = new Intl.NumberFormat("zh-CN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

export function isCalculating(yuan: unknown): boolean {
  return yuan === CALCULATING;
}

/** Yuan with two decimals and thousands separators; nothing is ever `-0.00`. */
export function formatYuan(yuan: number): string {
  return yuanText.format(yuan);
}

/** An amount in yuan as whole 分, for sums and comparisons; of more than two decimals, half a 分 away from zero. */
export function yuanToFen(yuan: number): number {
  const fen = Math.round(movePoint(Math.abs(yuan), 2));
  return yuan < 0 && fen > 0 ? -fen : fen;
}

export function fenToYuan(fen: number): number {
  return fen / 100;
}
