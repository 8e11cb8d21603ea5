import { yuan } from "../../clients/door.ts";
import type { NoticeFigures } from "../tax-notice/notice-figures.ts";

/** A figure of the row and its name in words, as the lines of a declaration follow each other. */
export type IncomeLine<Row> = readonly [figure: keyof Row & string, name: string];

interface Worked {
  readonly companyId: number;
  readonly ybtse: string | null;
}

/** Company → the figures of its income tax: what it is worked out of, line by line. */
export function incomeFigures<Row extends Worked>(
  szid: number,
  rows: readonly Row[],
  lines: readonly IncomeLine<Row>[],
): ReadonlyMap<number, NoticeFigures> {
  return new Map(
    rows.map((row) => [
      row.companyId,
      {
        ...NOTHING_BESIDE,
        taxes: row.ybtse === null ? [] : [{ szid, se: Number(row.ybtse) }],
        lines: lines.map(([figure, name]) => ({ name, amount: yuan(row[figure] as string | null) })),
      },
    ]),
  );
}

/** Invoices, special cases and staff have no part in it. */
export const NOTHING_BESIDE: NoticeFigures = {
  taxes: [],
  outputTax: null,
  inputTax: null,
  transferOut: null,
  openingCredit: null,
  simpleTax: null,
  relief: null,
  prepaid: null,
  closingCredit: null,
  tickedCount: 0,
  tickedTax: 0,
  unconfirmedCount: 0,
  unconfirmedTax: 0,
  specialConditions: [],
  grsdsSe: null,
  gzZbInfoList: [],
};
