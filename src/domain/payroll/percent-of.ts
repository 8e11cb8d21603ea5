/** So many whole per cent of an amount in whole 分, half a 分 rounded up. */
export function percentOf(fen: number, percent: number): number {
  return Math.floor((fen * percent + 50) / 100);
}
