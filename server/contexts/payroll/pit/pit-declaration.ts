import type { StoredRecord } from "../../../contracts/record.ts";

/** A company's 个税扣缴申报 of a period, as it is kept; amounts in yuan. */
export type PitDeclaration = StoredRecord & {
  readonly qyid: number;
  readonly qymc: string;
  readonly nsrsbh: string;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly salaryStatus: number;
  readonly rs: number;
  readonly ybtse: number;
  readonly declareStatus: number;
  readonly kkje: number;
  readonly noticeTaxType: number;
  readonly undoStatus: number | null;
  /** The tax that the client was notified of; none: it was not. */
  readonly toldAmount?: number | null;
};

/** Of the code table `pitDeclareStatus`. */
export const DECLARED = { no: 0, underWay: 1, done: 2, failed: 3 } as const;
/** Of the code table `pitDeductStatus`. */
export const PAID = { no: 0, underWay: 1, done: 2, failed: 3, noneNeeded: 4 } as const;
/** Of the code table `noticeTaxType`. */
export const NOTICE = { none: 0, notified: 1, awaitingPayment: 2, done: 3 } as const;
/** Of the code table `undoStatus`. */
export const UNDOING = 1;
/** Of the code table `jobStatus`. */
export const COLLECTED = { underWay: 1, done: 2, failed: 3 } as const;
