/** A movement of a day, of the register or of a file; amounts in 分. */
export interface DayItem {
  readonly time: string | null;
  readonly fen: number;
  readonly statedFen: number | null;
}
