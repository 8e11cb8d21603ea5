import { yesAndNo } from "../../../fields/boolean/contract.ts";
import { enumEntries } from "../../../fields/enum/enum-labels.ts";
import { plainText } from "../../../domain/plain-text.ts";
import { currentPeriod, shiftPeriod } from "../../../domain/period.ts";
import { isRelativeDays, resolveRelativeDays } from "../../../domain/relative-days.ts";
import type { FieldOptions } from "../../../schema/contracts.ts";
import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import { readAmounts } from "./read-amounts.ts";
import { readDays } from "./read-days.ts";
import { labelAt, type Labelled, readLabels } from "./read-labels.ts";
import { wordAt, type Reader } from "./reading.ts";

/** Cents, where a filter says nothing of its decimals. */
const DECIMALS = 2;

const readEnum: Reader = (text, { options }, { enums }, place) => {
  const all = options.all as { readonly label: string; readonly value?: Json } | undefined;
  const entries = enumEntries(options, enums).flatMap(({ value, label, all: isAll }) =>
    value === null || isAll ? [] : [{ value, label }],
  );
  return readLabels(text, entries, { isMultiple: isMultiple(options), ...place, all });
};

const readState: Reader = (text, { options }, { states }, place) => {
  const cases = states[plainText(options.state)]?.cases ?? [];
  return readLabels(text, cases, { isMultiple: isMultiple(options), ...place });
};

function isMultiple({ multiple, as }: FieldOptions): boolean {
  return multiple === true || as === "checkbox";
}

/** The title says what is asked: 有回单, 没有回单; 是否置顶 is also 置顶 and 未置顶. */
const readBoolean: Reader = (text, { title, options }, _tables, { isTitled, isNegated }) => {
  const { on, off } = yesAndNo(options);
  const yes = isNegated ? off : on;
  const no = isNegated ? on : off;
  if (isTitled) {
    const found = labelAt(text, [
      { value: "no", label: "否" },
      { value: "no", label: "没有" },
      { value: "yes", label: "是" },
      { value: "yes", label: "有" },
    ]);
    return found ? { length: found.length, value: found.value === "yes" ? yes : no } : null;
  }
  const asked = title.replace(/^是否/u, "");
  const core = asked.replace(/^(?:已有|已|有)/u, "");
  const has = asked.startsWith("有") || asked.startsWith("已有");
  const entries: readonly Labelled[] = [
    ...[title, asked, `已${core}`, ...(has ? [`有${core}`] : [core])].map((label) => ({
      value: "yes",
      label,
    })),
    ...["未", "没", "没有", ...(has ? ["无", "未有"] : ["不", "非"])].map((word) => ({
      value: "no",
      label: word + core,
    })),
  ].filter(({ label }) => label.length > 1);
  const found = labelAt(text, entries);
  return found ? { length: found.length, value: found.value === "yes" ? yes : no } : null;
};

const readDateRange: Reader = (text, { options }, { today }) => {
  const read = readDays(text, today);
  if (!read || "fault" in read) return read;
  const { length, days } = read;
  if (options.months !== true) return { length, value: isRelativeDays(days) ? days : [...days] };
  if (isRelativeDays(days) && /month|quarter|year/.test(days)) return { length, value: days };
  const [from, to] = isRelativeDays(days) ? resolveRelativeDays(days, today) : days;
  return { length, value: [from.slice(0, 7), to.slice(0, 7)] };
};

const readPeriod: Reader = (text, { title }, { today }) => {
  const named = /^(?:(本期|当期)|(上期))/u.exec(text);
  if (named) {
    const inHand = currentPeriod(today);
    return { length: named[0].length, value: named[1] ? inHand : shiftPeriod(inHand, -1) };
  }
  const written = /^(\d{4})年?(\d{1,2})期/u.exec(text);
  if (written && Number(written[2]) >= 1 && Number(written[2]) <= 12) {
    return { length: written[0].length, value: `${written[1]}-${written[2]?.padStart(2, "0")}` };
  }
  const read = readDays(text, today);
  if (!read || "fault" in read) return read;
  const { length, days } = read;
  const [from, to] = isRelativeDays(days) ? resolveRelativeDays(days, today) : days;
  const isMonth = from.endsWith("-01") && to === resolveRelativeDays("this-month", from)[1];
  return isMonth
    ? { length, value: from.slice(0, 7) }
    : { length, fault: `“${title}”是一个月，如 ${shiftPeriod(today.slice(0, 7), -1)}` };
};

const readNumberRange: Reader = (text, { options }, _tables, { isTitled }) => {
  const decimals = typeof options.decimals === "number" ? options.decimals : DECIMALS;
  return readAmounts(text, decimals, isTitled);
};

const YEARS: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0, 本年: 0, 明年: 1 };

/** One number: a year by its own words too. */
const readNumber: Reader = (text, { title }, { today }, { isTitled }) => {
  const isYear = title.includes("年");
  const word = isYear ? /^(?:前年|去年|今年|本年|明年)度?/u.exec(text)?.[0] : undefined;
  if (word !== undefined) {
    return { length: word.length, value: Number(today.slice(0, 4)) + (YEARS[word.slice(0, 2)] ?? 0) };
  }
  const pattern = isYear ? (isTitled ? /^(\d{4})年?度?/u : /^(\d{4})年度?/u) : /^(\d+(?:\.\d+)?)/u;
  const match = isYear || isTitled ? pattern.exec(text) : null;
  return match ? { length: match[0].length, value: Number(match[1]) } : null;
};

const QUOTED = /^(?:“([^”]+)”|"([^"]+)"|「([^」]+)」|'([^']+)')/u;

/** Words of one's own, behind the title alone: up to the next blank, or in quotes. */
const readText: Reader = (text, _filter, _tables, { isTitled, isNegated }) => {
  if (!isTitled) return null;
  const typed = typedWord(text);
  if (typed === null) return null;
  if (isNegated) return { length: typed.length, fault: "文字只能查包含，不能排除" };
  return { length: typed.length, value: typed.word };
};

const TAX_NUMBER = /^(?=[0-9A-Z]*\d)[0-9A-Z]{15,20}(?![0-9A-Z])/iu;

const readTaxNumber: Reader = (text, filter, tables, place) => {
  const match = TAX_NUMBER.exec(text);
  if (match) return { length: match[0].length, value: match[0].toUpperCase() };
  return readText(text, filter, tables, place);
};

/** People, departments and their like: names behind the title, several where the filter takes several. */
const readNames: Reader = (text, { options }, _tables, { isTitled, isNegated }) => {
  if (!isTitled) return null;
  const first = typedWord(text);
  if (first === null) return null;
  if (isNegated) return { length: first.length, fault: "只能查是谁，不能排除" };
  const names = [first.word];
  let { length } = first;
  for (;;) {
    const join = isMultiple(options) ? /^\s*[、/或和]\s*/u.exec(text.slice(length)) : null;
    const next = join && typedWord(text.slice(length + join[0].length));
    if (!next) return { length, names: names.flatMap((name) => splitNames(name, isMultiple(options))) };
    names.push(next.word);
    length += join[0].length + next.length;
  }
};

function splitNames(name: string, isSplit: boolean): readonly string[] {
  return isSplit ? name.split(/[/或]/u).filter((part) => part !== "") : [name];
}

function typedWord(text: string): { readonly length: number; readonly word: string } | null {
  const quoted = QUOTED.exec(text);
  if (quoted) return { length: quoted[0].length, word: quoted.slice(1).find(Boolean) ?? "" };
  const word = wordAt(text);
  return word === "" ? null : { length: word.length, word };
}

/** Readers by kind of filter; other kinds are not written in sentences. */
export const READERS: Readonly<Record<string, Reader>> = {
  enum: readEnum,
  state: readState,
  boolean: readBoolean,
  "date-range": readDateRange,
  period: readPeriod,
  "number-range": readNumberRange,
  number: readNumber,
  text: readText,
  phone: readText,
  idcard: readText,
  company: readText,
  "tax-number": readTaxNumber,
  options: readNames,
  tree: readNames,
};

/** Kinds whose values are any words, or the names of choices: they are read behind their title alone. */
export const FREE_KINDS: ReadonlySet<string> = new Set(["text", "phone", "idcard", "company", "tax-number"]);
export const NAMED_KINDS: ReadonlySet<string> = new Set(["options", "tree"]);
