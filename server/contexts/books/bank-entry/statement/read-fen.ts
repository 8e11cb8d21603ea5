import { yuanToFen } from "../../../../../src/domain/money.ts";
import { readNumber, roundDust, toOrdinary } from "../../../../../src/domain/number-text.ts";

/** The greatest amount that an entry keeps, in 分. */
const MOST_FEN = 99_999_999_999_900;

/** An amount of a statement in 分, or the reason why it is none. */
export type FenReading = { readonly fen: number } | { readonly fault: string };

/** An amount in yuan with at most two decimals; the dust of a formula is left out. */
export function readFen(yuan: number): FenReading {
  const exact = roundDust(yuan, 2);
  if (exact === undefined) return { fault: "最多 2 位小数" };
  const fen = yuanToFen(exact);
  return Math.abs(fen) > MOST_FEN ? { fault: "超出可记录的范围" } : { fen };
}

/** A balance as banks write it: `100.00`, `100.00贷` and `贷 100.00` for money of the client, `100.00借` for what is overdrawn. */
export function readStatedFen(text: string): FenReading {
  const plain = toOrdinary(text);
  const side = /[借贷]/u.exec(plain)?.[0];
  const yuan = readNumber(plain.replace(/^[借贷]|[借贷]$/u, ""));
  if (yuan === undefined) return { fault: `“${text}”不是金额` };
  return readFen(side === "借" ? -Math.abs(yuan) : yuan);
}
