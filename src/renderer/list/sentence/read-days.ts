import {
  type DaySpan,
  isRelativeDays,
  type RelativeDays,
  resolveRelativeDays,
} from "../../../domain/relative-days.ts";
import { readDay } from "../../../domain/day-text.ts";
import { chineseNumber } from "./read-amounts.ts";

/** Days at the beginning of a text: a word that moves with the calendar, or the first and the last day. */
export type DaysReading = { readonly length: number } & (
  | { readonly days: RelativeDays | DaySpan }
  | { readonly fault: string }
);

const NUMBER = String.raw`(\d{1,3}|[一二两三四五六七八九十]{1,3})`;
const YEAR = String.raw`(?:(\d{4})年|(今年|本年|去年|前年|明年))`;
const JOIN = /^\s*(?:到|至|~|—|-)\s*/u;
const SINCE = /^(?:以来|至今|到今天|到现在)/u;
/** Half a span, which no filter of two days holds. */
const ONE_END = /^(?:之前|以前|之后|以后|前|后|起)/u;
const YEARS: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0, 本年: 0, 明年: 1 };

type Days = (today: Calendar, ...groups: readonly (string | undefined)[]) => RelativeDays | DaySpan | null;

interface Calendar {
  readonly text: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Phrases for days, and the days that they mean. */
const PHRASES: readonly (readonly [pattern: string, days: Days])[] = [
  ["今天|今日|当天", () => "today"],
  ["昨天|昨日", () => "yesterday"],
  ["前天", ({ year, month, day }) => oneDay(year, month, day - 2)],
  ["明天", ({ year, month, day }) => oneDay(year, month, day + 1)],
  [`(?:最近|近|过去)${NUMBER}天`, (today, count) => untilToday(today, numberOf(count))],
  ["(?:最近|近|过去)(?:一周|1周|一个?星期)", () => "last-7-days"],
  [
    `(?:最近|近|过去)${NUMBER}个月`,
    ({ year, month, day, text }, count) => [dayText(year, month - numberOf(count), day + 1), text],
  ],
  ["本周|这周|这个?星期", (today) => week(today, 0)],
  ["上周|上个?星期", (today) => week(today, -1)],
  ["下周|下个?星期", (today) => week(today, 1)],
  ["本月份?|这个月|当月", () => "this-month"],
  ["上个?月份?", () => "last-month"],
  ["上上个?月", ({ year, month }) => months(year, month - 2, 1)],
  ["下个?月份?", ({ year, month }) => months(year, month + 1, 1)],
  ["本季度?|这个?季度", () => "this-quarter"],
  ["上个?季度?", () => "last-quarter"],
  ["下个?季度", ({ year, month }) => months(year, quarterStart(month) + 3, 3)],
  ["今年|本年度?", () => "this-year"],
  [YEAR, (today, year, word) => months(yearOf(today, year, word), 1, 12)],
  [`${YEAR}?上半年`, (today, year, word) => months(yearOf(today, year, word), 1, 6)],
  [`${YEAR}?下半年`, (today, year, word) => months(yearOf(today, year, word), 7, 6)],
  [
    `${YEAR}?第?([一二三四1-4])季度`,
    (today, year, word, quarter) => months(yearOf(today, year, word), numberOf(quarter) * 3 - 2, 3),
  ],
  [
    String.raw`${YEAR}?(\d{1,2})月份?`,
    (today, year, word, month) => wholeMonths(yearOf(today, year, word), Number(month), Number(month)),
  ],
  [
    String.raw`${YEAR}?(\d{1,2})月?\s*(?:到|至|-|~|—)\s*(\d{1,2})月份?`,
    (today, year, word, first, last) => wholeMonths(yearOf(today, year, word), Number(first), Number(last)),
  ],
  [
    String.raw`${YEAR}?(\d{1,2})月(\d{1,2})[日号]?`,
    (today, year, word, month, day) => realDay(yearOf(today, year, word), month, day),
  ],
  [String.raw`(\d{1,2})[日号]`, ({ year, month }, day) => realDay(year, String(month), day)],
  [
    String.raw`(\d{4})[-/.](\d{1,2})`,
    (_today, year, month) => wholeMonths(Number(year), Number(month), Number(month)),
  ],
  [
    String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})`,
    (_today, year, month, day) => realDay(Number(year), month, day),
  ],
  [
    String.raw`(20\d{2})(\d{2})(\d{2})(?!\d)`,
    (_today, year, month, day) => realDay(Number(year), month, day),
  ],
];

const COMPILED = PHRASES.map(([pattern, days]) => [new RegExp(`^(?:${pattern})`, "u"), days] as const);

/** Reads days as people write them: 上月, 9月到11月, 2026年10月1日至15日, 去年四季度. */
export function readDays(text: string, today: string): DaysReading | null {
  const calendar = calendarOf(today);
  const first = readSpan(text, calendar);
  if (!first || "fault" in first) return first;
  const rest = text.slice(first.length);
  const since = SINCE.exec(rest);
  const [from] = spanOf(first.days, today);
  if (since) return { length: first.length + since[0].length, days: [from, today] };
  const half = ONE_END.exec(rest);
  if (half) return halfSpan(text.slice(0, first.length + half[0].length));
  const join = JOIN.exec(rest);
  if (!join) return first;
  const last = readEnd(rest.slice(join[0].length), calendar, from);
  if (!last || "fault" in last) return first;
  const [, to] = spanOf(last.days, today);
  const length = first.length + join[0].length + last.length;
  return to < from
    ? { length, fault: `“${text.slice(0, length)}”的开始在结束之后` }
    : { length, days: [from, to] };
}

function halfSpan(text: string): DaysReading {
  return { length: text.length, fault: `“${text}”只有一头，请写明起止，如 10月1日到10月31日` };
}

/** The longest phrase that fits. */
function readSpan(text: string, today: Calendar): DaysReading | null {
  let longest: DaysReading | null = null;
  for (const [pattern, days] of COMPILED) {
    const match = pattern.exec(text);
    if (!match || match[0].length <= (longest?.length ?? 0)) continue;
    const read = days(today, ...match.slice(1));
    longest =
      read === null
        ? { length: match[0].length, fault: `没有“${match[0]}”这个日期` }
        : { length: match[0].length, days: read };
  }
  return longest;
}

/** The end of a span: 15日 is of the month in which the span begins. */
function readEnd(text: string, today: Calendar, from: string): DaysReading | null {
  const start = calendarOf(from);
  const isDayAlone = /^\d{1,2}[日号]/u.test(text);
  return readSpan(text, isDayAlone ? { ...start, text: today.text } : today);
}

function spanOf(days: RelativeDays | DaySpan, today: string): DaySpan {
  return isRelativeDays(days) ? resolveRelativeDays(days, today) : days;
}

function calendarOf(text: string): Calendar {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return { text, year, month, day };
}

function yearOf({ year }: Calendar, digits: string | undefined, word: string | undefined): number {
  return digits === undefined ? year + (YEARS[word ?? "今年"] ?? 0) : Number(digits);
}

function numberOf(text = ""): number {
  return /^\d/.test(text) ? Number(text) : chineseNumber(text);
}

function dayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function oneDay(year: number, month: number, day: number): DaySpan {
  const text = dayText(year, month, day);
  return [text, text];
}

/** Null where the calendar has no such day. */
function realDay(year: number, month = "", day = ""): DaySpan | null {
  const text = readDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return text === null ? null : [text, text];
}

function months(year: number, first: number, count: number): DaySpan {
  return [dayText(year, first, 1), dayText(year, first + count, 0)];
}

/** Null where the year has no such months. */
function wholeMonths(year: number, first: number, last: number): DaySpan | null {
  const isReal = first >= 1 && last <= 12 && first <= last;
  return isReal ? months(year, first, last - first + 1) : null;
}

function untilToday({ year, month, day, text }: Calendar, count: number): RelativeDays | DaySpan {
  if (count === 7) return "last-7-days";
  if (count === 30) return "last-30-days";
  return [dayText(year, month, day - count + 1), text];
}

function quarterStart(month: number): number {
  return month - ((month - 1) % 3);
}

/** From Monday to Sunday. */
function week({ year, month, day }: Calendar, weeks: number): DaySpan {
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const monday = day - weekday + 7 * weeks;
  return [dayText(year, month, monday), dayText(year, month, monday + 6)];
}
