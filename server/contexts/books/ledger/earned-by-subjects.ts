/** A month of a subject of profit and loss, in 分. */
export interface SubjectMove {
  readonly companyId: number;
  readonly kjqj: number;
  readonly kmqc: string;
  readonly isCredit: boolean;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
}

/** Income that stands among expenses. */
const INCOME_OF_EXPENSES = /利息收入|汇兑收益/;

/**
 * Subject → what it earned in a month, expenses negative; together as much as the ledger did. One that was carried in the
 * month of its entries has the same on both sides, whichever they came on: it was its own side, unless the sum wants one
 * subject, and no other, to have been booked on the other. Undefined: no such subject, so some are booked on both.
 */
export function earnedBySubjects(
  moves: readonly SubjectMove[],
  earned: number,
): ReadonlyMap<string, number> | undefined {
  const known = moves.map((move) => ({ move, fen: usual(move) }));
  const missing = earned - known.reduce((sum, { fen }) => sum + fen, 0);
  const result = new Map(known.map(({ move, fen }) => [move.kmqc, fen]));
  if (missing === 0) return result;
  const turned = known.filter(({ move, fen }) => isCarriedWhole(move) && -2 * fen === missing);
  const [one] = turned;
  if (one === undefined || turned.length > 1) return undefined;
  return result.set(one.move.kmqc, -one.fen);
}

function isCarriedWhole({ opening, debit, credit, closing }: SubjectMove): boolean {
  return opening === 0 && closing === 0 && debit === credit;
}

function usual(move: SubjectMove): number {
  const { kmqc, isCredit, debit, credit, closing } = move;
  if (closing !== 0) return credit - debit;
  const isIncome = isCredit || (isCarriedWhole(move) && INCOME_OF_EXPENSES.test(kmqc));
  return isIncome ? credit : -debit;
}
