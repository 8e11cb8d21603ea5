import { AMOUNT_LIMIT, limitFor } from "../../domain/money.ts";
import { readNumber, roundDust, toOrdinary } from "../../domain/number-text.ts";
import type { FieldOptions } from "../../schema/contracts.ts";

export interface NumericRules {
  /** Digits that may stand behind the point; absent: any number of them. */
  readonly decimals?: number;
  /** A minus sign may be typed. */
  readonly signed: boolean;
  /** The greatest number, with or without its sign. */
  readonly limit?: number;
}

/** The typing rules in a field's options. */
export function numericRules({ decimals, minimum, maximum }: FieldOptions): NumericRules {
  return {
    limit: typeof maximum === "number" ? limitFor(maximum) : AMOUNT_LIMIT,
    ...(typeof decimals === "number" && { decimals }),
    signed: !(typeof minimum === "number" && minimum >= 0),
  };
}

/** The rest of a typed text: digits, one point, a leading minus sign; no more decimals than allowed, and not beyond the limit. */
export function cleanNumericText(text: string, { decimals, signed, limit }: NumericRules): string {
  const plain = toOrdinary(text);
  const minus = signed && /^[^\d.]*-/.test(plain) ? "-" : "";
  const [whole = "", ...rest] = plain.replace(/[^\d.]/g, "").split(".");
  const behind = rest.join("").slice(0, decimals);
  const cleaned = `${minus}${whole}${rest.length > 0 && decimals !== 0 ? `.${behind}` : ""}`;
  return limit !== undefined && Math.abs(Number(cleaned)) > limit ? `${minus}${limit}` : cleaned;
}

type ReadText = (text: string) => number | undefined;

const FIGURES_ALONE = /^-?[\d,.]*$/;

/** More digits before the point than a number keeps. */
const TOO_LONG = /^-?\d{16}/;

/**
 * A pasted text with its number written out, without the dust of a formula; whole, where it stands for no number. Beyond
 * the limit figures are capped as if they were typed.
 */
export function writePastedNumber(text: string, rules: NumericRules, read: ReadText = readNumber): string {
  const number = read(text);
  const isTooLarge = number !== undefined && Math.abs(number) > (rules.limit ?? Infinity);
  const plain = toOrdinary(text);
  if (TOO_LONG.test(plain) || isTooLarge)
    return FIGURES_ALONE.test(plain) ? cleanNumericText(plain, rules) : text;
  return number === undefined ? text : writeNumber(withoutDust(number, rules.decimals));
}

function writeNumber(number: number): string {
  return number.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
}

/** The number in a text; undefined when it is blank, the text itself while it is no number. */
export function readNumericText(text: string, read: ReadText = readNumber): number | string | undefined {
  return text.trim() === "" ? undefined : (read(text) ?? text);
}

/** A kind's `tidy` for numbers: the one that a text stands for. */
export function tidyNumber(value: unknown, { decimals }: FieldOptions, read: ReadText = readNumber): unknown {
  if (typeof value !== "string") return value;
  const number = readNumericText(value, read);
  return typeof number === "number" && typeof decimals === "number" ? withoutDust(number, decimals) : number;
}

function withoutDust(number: number, decimals: number | undefined): number {
  return decimals === undefined ? number : (roundDust(number, decimals) ?? number);
}
