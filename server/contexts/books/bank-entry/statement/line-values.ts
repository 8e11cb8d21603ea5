import { fenToYuan, yuanToFen } from "../../../../../src/domain/money.ts";
import type { WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import { INCOMING } from "../bank-entry.ts";
import type { StatementLine } from "./statement-line.ts";

/** A new line as the plan hands it to the keeping: its values and the entry that it stands right behind. */
export interface NewLine extends Omit<StatementLine, "row"> {
  /** Its place among the movements of the register and the file. */
  readonly row: number;
  /** 0: it stands before all entries of its day. */
  readonly behind: number;
}

/** The values of a row that becomes an entry: the fields of the entry, amounts in yuan, and its place. */
export function valuesOf({ row, day, time, fen, statedFen, behind, ...texts }: NewLine): WorkbookValues {
  const je = fenToYuan(texts.sjfx === INCOMING ? fen : -fen) || 0;
  return {
    ...texts,
    row,
    jyrq: day,
    jysj: time,
    je,
    dzye: statedFen === null ? null : fenToYuan(statedFen),
    behind,
  };
}

/** The line of such values. */
export function lineOf(values: WorkbookValues): NewLine {
  const { row, jyrq, jysj, je, dzye, behind, ...texts } = values;
  const fen = yuanToFen(Number(je));
  return {
    ...(texts as Pick<StatementLine, "sjfx" | "zy" | "dfhm" | "dfzh" | "dfkhh" | "lsh" | "remark">),
    row: Number(row),
    day: String(jyrq),
    time: jysj as string | null,
    fen: (texts["sjfx"] === INCOMING ? fen : -fen) || 0,
    statedFen: dzye === null ? null : yuanToFen(Number(dzye)),
    behind: Number(behind),
  };
}
