import { yuanToFen } from "../../../../src/domain/money.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { WorkbookRow } from "../../../platform/spreadsheet/read-workbook.ts";

/**
 * Refuses a statement whose lines are not in the order of their days, or whose balances do not follow from each other.
 * `openingFen`: the balance before its first line; undefined: unknown. The import handles lines with faults.
 */
export function checkStatement(rows: readonly WorkbookRow[], openingFen: number | undefined): void {
  let last: { readonly day: string; readonly fen: number | undefined } = { day: "", fen: openingFen };
  for (const { line, values, faults } of rows) {
    if (faults.length > 0) return;
    const day = String(values.jyrq);
    if (day < last.day)
      throw new Refusal("rule", `第 ${line} 行的交易日期早于上一行，请按交易日期从早到晚排列后重新上传`);
    const moved = fenOf(values.jfje) - fenOf(values.dfje);
    const stated = typeof values.ye === "number" ? yuanToFen(values.ye) : undefined;
    const expected = last.fen === undefined ? undefined : last.fen + moved;
    if (stated !== undefined && expected !== undefined && stated !== expected)
      throw new Refusal("rule", `第 ${line} 行的余额与上一笔余额加减本笔金额不符，请核对对账单后重新上传`);
    last = { day, fen: stated ?? expected };
  }
}

function fenOf(value: string | number | null | undefined): number {
  return typeof value === "number" ? yuanToFen(value) : 0;
}
