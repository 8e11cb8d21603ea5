import { currentPeriod, periodLabel, shiftPeriod } from "../../../../domain/period.ts";
import { plainText } from "../../../../domain/plain-text.ts";
import { isRelativeDays, relativeDaysLabel, resolveRelativeDays } from "../../../../domain/relative-days.ts";
import { readDays } from "../read-days.ts";
import type { Reader, Writer } from "../reading.ts";

export const readDateRange: Reader = (text, { options }, { today }) => {
  const read = readDays(text, today);
  if (!read || "fault" in read) return read;
  const { length, days } = read;
  if (options.months !== true) return { length, value: isRelativeDays(days) ? days : [...days] };
  if (isRelativeDays(days) && /month|quarter|year/.test(days)) return { length, value: days };
  const [from, to] = isRelativeDays(days) ? resolveRelativeDays(days, today) : days;
  return { length, value: [from.slice(0, 7), to.slice(0, 7)] };
};

export const readPeriod: Reader = (text, { title }, { today }) => {
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

export const readDate: Reader = (text, { title }, { today }) => {
  const read = readDays(text, today);
  if (!read || "fault" in read) return read;
  const { length, days } = read;
  const [from, to] = isRelativeDays(days) ? resolveRelativeDays(days, today) : days;
  return from === to ? { length, value: from } : { length, fault: `“${title}”是一天，如 ${today}` };
};

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/u;

/** A moment, behind its title, as it is shown. */
export const readMoment: Reader = (text, _filter, _tables, { isTitled }) => {
  const match = isTitled ? MOMENT.exec(text) : null;
  return match && { length: match[0].length, value: match[0] };
};

export const writeDateRange: Writer = (value, _filter, { today }) => {
  const span = ([from, to]: readonly string[]) => (from === to ? `${from}` : `${from} 至 ${to}`);
  return isRelativeDays(value)
    ? `${relativeDaysLabel(value)}（${span(resolveRelativeDays(value, today))}）`
    : span(value as readonly string[]);
};

export const writePeriod: Writer = (value) => periodLabel(plainText(value));
