import { yuanToFen } from "../../../src/domain/money.ts";
import { readNumber } from "../../../src/domain/number-text.ts";
import type { RawCell } from "../../platform/spreadsheet/read-sheets.ts";

/** The amount of a cell in fen, without the dust of formulas; undefined where it holds no number. */
export function fenOf(cell: RawCell | undefined): number | undefined {
  const value = numberOf(cell);
  return value === undefined ? undefined : yuanToFen(value);
}

/** The number of a cell, also of one that is written as text. */
export function numberOf(cell: RawCell | undefined): number | undefined {
  if (typeof cell === "number") return cell;
  return typeof cell === "string" ? readNumber(cell) : undefined;
}
