import { fractionToPercent, percentToFraction } from "../../../../domain/percent.ts";
import { readAmounts } from "../read-amounts.ts";
import type { Reader, Writer } from "../reading.ts";

/** Cents, where a filter says nothing of its decimals. */
const DECIMALS = 2;

export const readNumberRange: Reader = (text, { options }, _tables, { isTitled }) => {
  const decimals = typeof options.decimals === "number" ? options.decimals : DECIMALS;
  if (options.percent !== true) return readAmounts(text, decimals, isTitled);
  const read = readAmounts(text.replaceAll("%", " "), decimals, isTitled);
  if (!read || !("value" in read)) return read;
  const ends = read.value as readonly (number | null)[];
  return { ...read, value: ends.map((end) => (end === null ? null : percentToFraction(end))) };
};

const YEARS: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0, 本年: 0, 明年: 1 };

/** One number: a year by its own words too. */
export const readNumber: Reader = (text, { title }, { today }, { isTitled }) => {
  const isYear = title.includes("年");
  const word = isYear ? /^(?:前年|去年|今年|本年|明年)度?/u.exec(text)?.[0] : undefined;
  if (word !== undefined) {
    return { length: word.length, value: Number(today.slice(0, 4)) + (YEARS[word.slice(0, 2)] ?? 0) };
  }
  const pattern = isYear ? (isTitled ? /^(\d{4})年?度?/u : /^(\d{4})年度?/u) : /^(\d+(?:\.\d+)?)/u;
  const match = isYear || isTitled ? pattern.exec(text) : null;
  return match ? { length: match[0].length, value: Number(match[1]) } : null;
};

/** One amount, behind its title. */
export const readMoney: Reader = (text, _filter, _tables, { isTitled }) => {
  const read = isTitled ? readAmounts(text, DECIMALS, true) : null;
  if (!read || !("value" in read)) return read;
  const [low = null, high = null] = read.value as readonly (number | null)[];
  return low === high
    ? { length: read.length, value: low }
    : { length: read.length, fault: "这一项只能查一个金额" };
};

const PERCENT = /^(\d+(?:\.\d+)?)\s*%/u;

export const readPercent: Reader = (text, { options }, _tables, { isTitled }) => {
  const match = isTitled ? PERCENT.exec(text) : null;
  if (!match) return null;
  const share = Number(match[1]);
  return {
    length: match[0].length,
    value: options.of === "percent" ? share : Number((share / 100).toPrecision(15)),
  };
};

export const writeNumberRange: Writer = (value, { options }) => {
  const [low = null, high = null] = value as readonly (number | null)[];
  const plain = (amount: number) => amount.toLocaleString("zh-CN", { maximumFractionDigits: 10 });
  const text = (amount: number) =>
    options.percent === true ? `${plain(fractionToPercent(amount))}%` : plain(amount);
  if (low === null) return `不超过 ${text(high ?? 0)}`;
  if (high === null) return `不低于 ${text(low)}`;
  return low === high ? text(low) : `${text(low)} 至 ${text(high)}`;
};
