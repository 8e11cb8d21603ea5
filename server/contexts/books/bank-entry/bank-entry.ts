import type { StoredRecord } from "../../../contracts/record.ts";

/** The match of an entry: `matchStatus`. */
export const MATCH = { none: 0, matched: 1, booked: 2 } as const;

/** 收支方向. */
export const INCOMING = 1;

/** A stored 银行流水; money in yuan. */
export interface BankEntry extends StoredRecord {
  readonly companyId: number;
  readonly companyName: string;
  readonly bankAccountId: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly jyrq: string;
  readonly lsh: string | null;
  readonly zy: string;
  readonly dfhm: string | null;
  readonly sjfx: number;
  readonly je: number;
  readonly jfje: number;
  readonly dfje: number;
  readonly ye: number;
  readonly subjectId: number | null;
  readonly auxiliaryItemId: number | null;
  readonly matchStatus: number;
  readonly voucherNo: string | null;
  readonly isStatement: number;
  readonly isTransfer: number;
  readonly transferEntryId: number | null;
}

export function entryLabel({ jyrq, zy }: Pick<BankEntry, "jyrq" | "zy">): string {
  return `“${jyrq} ${zy}”`;
}
