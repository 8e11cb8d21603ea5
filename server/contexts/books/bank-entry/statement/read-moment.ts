import { readDay } from "../../../../../src/domain/day-text.ts";
import { cutBlanks } from "../../../../../src/domain/typed-text.ts";

export interface Moment {
  /** Null: the text holds no day. */
  readonly day: string | null;
  /** `HH:MM:SS`; null: the text holds no time. */
  readonly time: string | null;
}

const DAY_AND_TIME = /^(?<day>\d{8}|\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)[ T]*(?<time>\d.*)?$/;
const COLONS = /^(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})秒?(?:\.\d+)?)?分?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{2})$/;
const FRACTION = /^0(?:\.\d+)?$/;

const SECONDS_A_DAY = 86_400;

/**
 * A time as statements write it, with its day or without: `10:20:30`, `102030`, `20261102 10:20:30`, `20261102102030`,
 * `2026-11-02T10:20:30`, or the part of a day that a spreadsheet keeps. Null: it is none.
 */
export function readMoment(text: string): Moment | null {
  const plain = cutBlanks(text.normalize("NFKC"));
  const time = readTime(plain);
  if (time !== null) return { day: null, time };
  const parts = DAY_AND_TIME.exec(plain)?.groups;
  const day = parts?.["day"] === undefined ? null : readDay(parts["day"]);
  const written = parts?.["time"];
  if (day === null) return null;
  if (written === undefined) return { day, time: null };
  const read = readTime(written);
  return read === null ? null : { day, time: read };
}

function readTime(text: string): string | null {
  if (FRACTION.test(text)) return timeOf(Math.round(Number(text) * SECONDS_A_DAY) % SECONDS_A_DAY);
  const [, hours, minutes, seconds = "0"] = COLONS.exec(text) ?? DIGITS.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return timeOf((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds));
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
