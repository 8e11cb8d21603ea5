/** A line of a statement; amounts in 分. */
export interface StatementLine {
  /** Its place among the rows of the file, from 0. */
  readonly row: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM:SS`; null: the statement does not say it. */
  readonly time: string | null;
  /** 1 in, 2 out; of a reversal that of the movement that it takes back. */
  readonly sjfx: 1 | 2;
  /** The amount that it adds to the balance: a payment of 100 yuan −10,000, its reversal 10,000. */
  readonly fen: number;
  /** The balance after it as the bank states it. */
  readonly statedFen: number | null;
  readonly zy: string;
  readonly dfhm: string | null;
  readonly dfzh: string | null;
  readonly dfkhh: string | null;
  readonly lsh: string | null;
  readonly remark: string | null;
}

/** The facts that the order of lines and the chain of their balances are judged by. Of a line with faults parts are unknown. */
export interface ChainLink {
  readonly row: number;
  readonly day: string;
  readonly time: string | null;
  readonly fen: number | null;
  readonly statedFen: number | null;
}
