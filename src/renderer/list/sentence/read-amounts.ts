import type { Reading } from "./reading.ts";

const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|[零〇一二两三四五六七八九十百千]+)`;
const AMOUNT = String.raw`(${NUMBER})\s*(万亿|千万|百万|亿|万|千|w|k)?\s*(?:元|块)?`;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  千: 1e3,
  w: 1e4,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  万亿: 1e12,
};

/** The ends of a range that a word sets, and whether the number itself is left out. */
interface Comparison {
  readonly end: "low" | "high";
  readonly isStrict: boolean;
}

const BEFORE: readonly (readonly [words: string, Comparison])[] = [
  ["大于等于|不小于|不低于|不少于|至少|>=|≥", { end: "low", isStrict: false }],
  ["大于|超过|高于|多于|>", { end: "low", isStrict: true }],
  ["小于等于|不大于|不超过|不高于|不多于|至多|最多|<=|≤", { end: "high", isStrict: false }],
  ["小于|低于|少于|不到|不足|<", { end: "high", isStrict: true }],
];
const BEHIND: readonly (readonly [words: string, Comparison])[] = [
  ["及以上|以上|起", { end: "low", isStrict: false }],
  ["及以下|以下|以内", { end: "high", isStrict: false }],
];

const RANGE = new RegExp(
  `^(?:介于|在)?\\s*${AMOUNT}\\s*(?:到|至|-|~|—|和|与)\\s*${AMOUNT}\\s*(?:之间)?`,
  "iu",
);
const EQUAL = new RegExp(`^${AMOUNT}`, "iu");

/**
 * Amounts at the beginning of a text as `[low, high]`, both included: 大于10万, 5万到8万, 1000以下. “More than” a number
 * begins with the next number of so many `decimals`. A number alone is read as this amount where the title stands
 * before it.
 */
export function readAmounts(text: string, decimals: number, isTitled: boolean): Reading | null {
  const range = RANGE.exec(text);
  if (range) {
    const [whole, first = "", firstUnit, second = "", secondUnit] = range;
    // 5到10万 begins with 50,000.
    const unit = firstUnit ?? (amountOf(first) < amountOf(second) ? secondUnit : undefined);
    const [low, high] = [amountOf(first, unit), amountOf(second, secondUnit)];
    if (!isTitled && firstUnit === undefined && secondUnit === undefined && !whole.includes("元"))
      return null;
    if (low > high) return { length: whole.length, fault: `${plain(low)} 比 ${plain(high)} 大` };
    return { length: whole.length, value: [low, high] };
  }
  for (const [words, comparison] of BEFORE) {
    const match = new RegExp(`^(?:${words})\\s*${AMOUNT}`, "iu").exec(text);
    if (match) return compared(match, comparison, decimals);
  }
  for (const [words, comparison] of BEHIND) {
    const match = new RegExp(`^${AMOUNT}\\s*(?:${words})`, "iu").exec(text);
    if (match) return compared(match, comparison, decimals);
  }
  const match = isTitled ? EQUAL.exec(text) : null;
  if (!match) return null;
  const amount = amountOf(match[1], match[2]);
  return { length: match[0].length, value: [amount, amount] };
}

function compared(match: RegExpExecArray, { end, isStrict }: Comparison, decimals: number): Reading {
  const amount = amountOf(match[1], match[2]);
  const step = isStrict ? 10 ** -decimals : 0;
  const least = exact(end === "low" ? amount + step : amount - step);
  return { length: match[0].length, value: end === "low" ? [least, null] : [null, least] };
}

function amountOf(number = "", unit?: string): number {
  const digits = number.replaceAll(",", "");
  const count = /^\d/.test(digits) ? Number(digits) : chineseNumber(digits);
  return exact(count * (FACTORS[unit?.toLowerCase() ?? ""] ?? 1));
}

/** Without what binary fractions add: 1.1 万 is 11000. */
function exact(amount: number): number {
  return Number(amount.toPrecision(15));
}

const DIGITS = "零一二三四五六七八九";
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 二十五 as 25; 十 alone is 10. */
export function chineseNumber(text: string): number {
  let sum = 0;
  let digit = 0;
  for (const sign of text) {
    const place = PLACES[sign];
    if (place === undefined) digit = DIGITS.indexOf(sign === "两" ? "二" : sign === "〇" ? "零" : sign);
    else {
      sum += (digit || 1) * place;
      digit = 0;
    }
  }
  return sum + digit;
}

function plain(amount: number): string {
  return String(amount);
}
