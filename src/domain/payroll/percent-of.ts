/** So many whole per cent of an amount in whole 分, half a 分 away from zero: what is taken back equals what was charged. */
export function percentOf(fen: number, percent: number): number {
  const share = Math.floor((Math.abs(fen) * percent + 50) / 100);
  return fen < 0 && share > 0 ? -share : share;
}
