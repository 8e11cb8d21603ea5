import { shortCompanyName } from "./short-company-name.ts";
import { dateFunctions } from "./date-functions.ts";
import { addDecimals, movePoint } from "./decimal.ts";
import { expectArray, expectNumber, expectOptionalNumber } from "./expect-value.ts";
import type { ExpressionFunctions } from "./expression-function.ts";

const MAX_DIGITS = 10;

const amountText = new Intl.NumberFormat("zh-CN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

/** The functions that every expression may call. */
export const expressionFunctions: ExpressionFunctions = {
  ...dateFunctions,
  abs: {
    declaration: "abs(value: number): number",
    summary: "The number without its sign.",
    run: (value) => Math.abs(expectNumber(value)),
  },
  isBlank: {
    declaration: 'isBlank(value: unknown): value is null | undefined | "" | readonly []',
    summary:
      "True for null, undefined, an empty array and a text of nothing but blanks; false for 0 and false.",
    run: isBlank,
  },
  max: {
    declaration: "max(first: number, ...others: number[]): number",
    summary: "The greatest of the numbers.",
    run: (...values) => expectNumbers(values).reduce((left, right) => Math.max(left, right)),
  },
  min: {
    declaration: "min(first: number, ...others: number[]): number",
    summary: "The least of the numbers.",
    run: (...values) => expectNumbers(values).reduce((left, right) => Math.min(left, right)),
  },
  money: {
    declaration: "money(yuan: number): string",
    summary: "An amount for a sentence, as the columns show it: money(1234.5) is 1,234.50.",
    run: (yuan) => amountText.format(expectNumber(yuan)),
  },
  round: {
    declaration: "round(value: number, digits?: number): number",
    summary: "Rounds to decimal digits (0 unless told), a half away from zero: round(1.005, 2) is 1.01.",
    run: (value, digits) => round(expectNumber(value), expectOptionalNumber(digits) ?? 0),
  },
  shortName: {
    declaration: "shortName(company: string): string",
    summary: "What colleagues call a company: shortName('上海云帆商贸有限公司') is 云帆商贸.",
    run: (company) => shortCompanyName(typeof company === "string" ? company : ""),
  },
  sum: {
    declaration: "sum(values: readonly number[]): number",
    summary: "The sum of the numbers, exact to the cent; 0 for an empty array.",
    run: (values) =>
      expectArray(values).reduce<number>((total, value) => addDecimals(total, expectNumber(value)), 0),
  },
  toNumber: {
    declaration: "toNumber(text: string | undefined): number",
    summary: "The number that a text stands for: toNumber(row.code).",
    run: toNumber,
  },
};

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function toNumber(text: unknown): number {
  const number = typeof text === "string" && text.trim() !== "" ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) throw new TypeError("needs a text that is a number");
  return number;
}

function expectNumbers(values: readonly unknown[]): readonly number[] {
  if (values.length === 0) throw new TypeError("needs at least one number");
  return values.map(expectNumber);
}

function round(value: number, digits: number): number {
  if (!Number.isInteger(digits) || digits < 0 || digits > MAX_DIGITS) {
    throw new RangeError(`needs a whole number of digits from 0 to ${MAX_DIGITS}`);
  }
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  const rounded = movePoint(Math.round(movePoint(Math.abs(value), digits)), -digits);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
