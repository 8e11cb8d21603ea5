import type { RecordRow } from "../../../records/record-row.ts";

/** The match of an entry: `matchStatus`. */
export const MATCH = { none: 0, matched: 1, booked: 2 } as const;

/** 收支方向. */
export const INCOMING = 1;

/** A stored 银行流水; money in yuan. */
export type BankEntry = RecordRow<"bankEntry">;

export function entryLabel({ jyrq, zy }: Pick<BankEntry, "jyrq" | "zy">): string {
  return `“${jyrq} ${zy}”`;
}
