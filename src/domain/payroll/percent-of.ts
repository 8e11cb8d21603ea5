/** A whole percentage of an amount in whole 分, half a 分 away from zero, so that a repayment equals its charge. */
export function percentOf(fen: number, percent: number): number {
  const share = Math.floor((Math.abs(fen) * percent + 50) / 100);
  return fen < 0 && share > 0 ? -share : share;
}
