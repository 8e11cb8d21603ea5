import { fenToYuan, yuanToFen } from "../../../../../src/domain/money.ts";

/** Pay items; 缺勤扣款 is taken off. */
export const PAY = ["jbgz", "gwgz", "jxgz", "jtbt", "jbf", "qtyf"] as const;
/** The person's own contributions to social insurance and housing fund. */
export const INSURED = ["yanglaoGr", "yiliaoGr", "shiyeGr", "gjjGr"] as const;
/** The company's contributions to them. */
export const INSURED_BY = ["yanglaoDw", "yiliaoDw", "shiyeDw", "gongshangDw", "gjjDw"] as const;
/** 依法确定的其他扣除. */
export const OTHERS = ["nj", "syjkx", "gryl", "qtkc"] as const;
/** 直接填写的收入: of a line without items; it is what `bqsr` was last filled in with. */
const GIVEN_INCOME = "tbsr";
const GIVEN = ["kqkk", "bqsr", "mssr", "pjgz", "shkk"] as const;
const WORKED_OUT = [
  "yfhj",
  "fy",
  "sbgrhj",
  "sbdwhj",
  "zxfjkc",
  "qtkchj",
  "jmse",
  "ljsr",
  "ljmssr",
  "ljjcfy",
  "ljzxkc",
  "ljzxfjkc",
  "ljqtkc",
  "ljjmse",
  "ynssde",
  "sskcs",
  "ljynse",
  "ljykjse",
  "ybtse",
  "sfgz",
] as const;

/** Amounts of a payroll line that a user fills in. */
export const INPUTS = [...PAY, ...INSURED, ...INSURED_BY, ...OTHERS, ...GIVEN] as const;

type AmountName = (typeof INPUTS)[number] | (typeof WORKED_OUT)[number] | typeof GIVEN_INCOME;

/** The amounts of a payroll line by the names of its properties, in 分. */
export type LineAmounts = { [name in AmountName]: number } & {
  /** Whole per cent. */
  ratePercent: number;
};

const NAMES: readonly AmountName[] = [...INPUTS, ...WORKED_OUT, GIVEN_INCOME];

/** From a record's yuan; what it lacks is zero. */
export function readAmounts(record: Readonly<Record<string, unknown>>): LineAmounts {
  const amounts = NAMES.map((name) => [name, yuanToFen(Number(record[name] ?? 0))] as const);
  const ratePercent = Math.round(Number(record.sl ?? 0) * 100);
  return { ...(Object.fromEntries(amounts) as { [name in AmountName]: number }), ratePercent };
}

/** As a record keeps them: yuan, and the rate as a fraction. */
export function writeAmounts({ ratePercent, ...amounts }: LineAmounts): Record<string, number> {
  const yuan = Object.entries(amounts).map(([name, fen]) => [name, fenToYuan(fen)] as const);
  return { ...Object.fromEntries(yuan), sl: ratePercent / 100 };
}

export function sumOf(amounts: LineAmounts, names: readonly AmountName[]): number {
  return names.reduce((sum, name) => sum + amounts[name], 0);
}
