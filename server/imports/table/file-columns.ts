import { bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import { numberOf } from "./amount-of.ts";
import type { HeadCell } from "./find-head.ts";
import type { ColumnMapping } from "./match-columns.ts";
import { type SheetLine, textOf } from "./sheet.ts";

/** A column as it stands in the file. */
export interface FileColumn {
  /** From 0. */
  readonly place: number;
  readonly title: string;
  /** Up to two of its values. */
  readonly examples: readonly string[];
  /** In yuan, of a column of amounts. */
  readonly sum: number | null;
  /** The name of our column that it is taken as; null: it is not imported. */
  readonly field: string | null;
  /** `open`: it holds amounts that nothing is known of, and the user has to decide. */
  readonly state: "taken" | "skipped" | "left" | "open";
}

/** Numbers that name or count something and are no amounts. */
const NAMING =
  /(?:序号|编号|行号|工号|代码|编码|账号|卡号|证件号码?|身份证号码?|手机号?码?|电话|税号|流水号|凭证号|年|月|日期|时间|天数|年度|期间|^no\.?|^id)$/i;

const EXAMPLES = 2;

/** The columns of a file that have a title or hold something, with what becomes of each. */
export function describeColumns(
  head: readonly HeadCell[],
  rows: readonly SheetLine[],
  mapping: ColumnMapping,
): FileColumn[] {
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, place) => place).flatMap((place): FileColumn[] => {
    const title = head[place]?.title ?? "";
    const filled = rows.map(({ cells }) => cells[place]).filter((cell) => textOf(cell).trim() !== "");
    if (title === "" && filled.length === 0) return [];
    const field = mapping.get(place) ?? null;
    const numbers = filled.map((cell) => numberOf(cell));
    const holdsAmounts = isAmount(title, numbers);
    return [
      {
        place,
        title: title || `第 ${place + 1} 列`,
        examples: filled.slice(0, EXAMPLES).map((cell) => textOf(cell)),
        sum: holdsAmounts ? roundedSum(numbers) : null,
        field,
        state: field === null ? stateOfLeft(mapping.has(place), holdsAmounts, numbers) : "taken",
      },
    ];
  });
}

function stateOfLeft(isDecided: boolean, holdsAmounts: boolean, numbers: readonly (number | undefined)[]) {
  if (isDecided) return "skipped";
  return holdsAmounts && numbers.some((number) => number !== 0) ? "open" : "left";
}

/** Amounts: most of the values are numbers, and neither count the lines nor name anything. */
function isAmount(title: string, numbers: readonly (number | undefined)[]): boolean {
  const read = numbers.filter((number) => number !== undefined);
  if (read.length === 0 || read.length * 2 <= numbers.length) return false;
  if (NAMING.test(bareTitle(title))) return false;
  const counts = read.length > 1 && read.every((number, index) => number === (read[0] ?? 0) + index);
  return !counts && read.every((number) => Math.abs(number) < 1e13);
}

function roundedSum(numbers: readonly (number | undefined)[]): number {
  const fen = numbers.reduce<number>((sum, number) => sum + Math.round((number ?? 0) * 100), 0);
  return fen / 100;
}
