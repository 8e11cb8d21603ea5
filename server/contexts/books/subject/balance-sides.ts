import type { Amounts } from "./subject-balances.ts";
import type { Subject } from "./subject.ts";

export const DEBIT = 1;
export const CREDIT = 2;
const EVEN = 0;

/** The side that a balance stands on, which is given as seen from the side of its subject. */
export function sideOf({ yefx }: Pick<Subject, "yefx">, balance: number): number {
  if (balance === 0) return EVEN;
  const other = yefx === DEBIT ? CREDIT : DEBIT;
  return balance > 0 ? yefx : other;
}

/** Both balances of a period, each on the side where it stands. */
export function onSides(subject: Pick<Subject, "yefx">, { qcye, qmye }: Amounts) {
  const on = (side: number, balance: number) => (sideOf(subject, balance) === side ? Math.abs(balance) : 0);
  return {
    qcjf: on(DEBIT, qcye),
    qcdf: on(CREDIT, qcye),
    qmjf: on(DEBIT, qmye),
    qmdf: on(CREDIT, qmye),
  };
}
