/** An entry of the register as statements are compared with it; amounts in 分. */
export interface RegisterEntry {
  readonly id: number;
  readonly day: string;
  readonly time: string | null;
  readonly sjfx: number;
  /** The amount that it adds to the balance. */
  readonly fen: number;
  /** The balance after it by the statement that it came with. */
  readonly statedFen: number | null;
  readonly zy: string;
  readonly dfhm: string | null;
  readonly dfzh: string | null;
  readonly lsh: string | null;
  /** Typed in by hand: its words are the user's, not the bank's. */
  readonly isTyped: boolean;
  /** Its place within its day. */
  readonly place: number;
}
