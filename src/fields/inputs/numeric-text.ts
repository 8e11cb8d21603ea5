import { joinCode } from "../../domain/typed-text.ts";

export interface NumericRules {
  /** Digits that may stand behind the point; absent: any number of them. */
  readonly decimals?: number;
  /** A minus sign may be typed. */
  readonly signed: boolean;
  /** The greatest number, with or without its sign. */
  readonly limit?: number;
}

/** Digits, points and signs of full width as ordinary ones. */
function toOrdinary(text: string): string {
  return text.normalize("NFKC").replaceAll("。", ".").replaceAll("−", "-");
}

/** The rest of a typed or pasted text: digits, one point, a leading minus sign; no more decimals than allowed, and not beyond the limit. */
export function cleanNumericText(text: string, { decimals, signed, limit }: NumericRules): string {
  const plain = toOrdinary(text);
  const minus = signed && /^[^\d.]*-/.test(plain) ? "-" : "";
  const [whole = "", ...rest] = plain.replace(/[^\d.]/g, "").split(".");
  const behind = rest.join("").slice(0, decimals);
  const cleaned = `${minus}${whole}${rest.length > 0 && decimals !== 0 ? `.${behind}` : ""}`;
  return limit !== undefined && Math.abs(Number(cleaned)) > limit ? `${minus}${limit}` : cleaned;
}

/** The number in a text; undefined when there is none, the text itself while it is no number yet. */
export function readNumericText(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : text;
}

/** A kind's `tidy` for numbers: one that stands in a text, with separators or a sign of money, becomes a number. */
export function tidyNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return readNumericText(joinCode(toOrdinary(value)).replaceAll(/[,¥￥]/g, ""));
}
