import { fenToYuan, yuanToFen } from "../money.ts";

/** Of `hsbz`, the code table saleBasis. */
const TAX_INCLUDED = 1;

/** Ticket of passengers, by `pjlx` of the code table passengerTicket → per cent of the tax in its fare (2019年第39号公告第六条). */
const FARE_PERCENT: { readonly [ticket: number]: number } = { 1: 9, 2: 3 };

export interface CaseAmount {
  readonly amount: number | null;
  /** 1: the takings are given with their tax. */
  readonly hsbz: number | null;
  readonly pjlx: number | null;
  /** Takings with tax, or fares, in yuan. */
  readonly pmje: number | null;
  /** Of 无票收入, as a fraction. */
  readonly sl: number | null;
}

/** The other figure is given: takings with their tax, or fares instead of the tax in them. */
export function isWorkedOut({ hsbz, pjlx }: Pick<CaseAmount, "hsbz" | "pjlx">): boolean {
  return hsbz === TAX_INCLUDED || FARE_PERCENT[pjlx ?? 0] !== undefined;
}

/** The amount that taxes are worked out from, in yuan: takings without tax, or the tax in fares. */
export function caseAmount(given: CaseAmount): number | null {
  if (!isWorkedOut(given)) return given.amount;
  if (given.pmje === null) return null;
  const fen = yuanToFen(given.pmje);
  const percent = FARE_PERCENT[given.pjlx ?? 0];
  if (percent !== undefined) return fenToYuan(Math.round((fen * percent) / (100 + percent)));
  return fenToYuan(Math.round((fen * 100) / (100 + Math.round((given.sl ?? 0) * 100))));
}
