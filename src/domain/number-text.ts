import { movePoint } from "./decimal.ts";
import { withoutInvisibleMarks } from "./visible-text.ts";

/** A number keeps 15 digits: of a longer text the last ones before the point would be others. */
const EXACT_DIGITS = 15;

/** The greatest part of a number, and of its step, that a formula leaves behind without anybody meaning it. */
const DUST = 1e-9;

const CURRENCY = /^(?<sign>[+-]?)(?:¥|CNY|RMB|人民币)/i;
const UNIT = /(?:[元圆]整?(?:人民币)?|人民币元?|CNY|RMB)$/i;
const FIGURES =
  /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<behind>\d*))?(?:e(?<exponent>[+-]?\d{1,3}))?(?<scale>[万亿]?)$/i;

const SCALES: Readonly<Record<string, number>> = { 万: 4, 亿: 8 };

/**
 * The number that a text stands for, as people, spreadsheets and banks write it: `1,234.56`, `1 234.56`, `￥100.00`,
 * `100元`, `1.2万`, `1.5E+05`, `(100.00)` and `100.00-` for what is negative, full width or not. Undefined for all else:
 * nothing is cut out of a text to make a number of the rest.
 */
export function readNumber(text: string): number | undefined {
  const plain = joinGroups(toOrdinary(text));
  const inner =
    /^\((?<inner>.+)\)$/.exec(plain)?.groups?.["inner"] ?? /^(?<inner>.+)-$/.exec(plain)?.groups?.["inner"];
  const read = readFigures(inner ?? plain);
  if (read === undefined || inner === undefined) return read;
  return /^[+-]/.test(inner) || inner.endsWith("-") ? undefined : -read || 0;
}

/** The share that a text stands for as a percentage: `3.25` and `3.25%` are 3.25. */
export function readPercentage(text: string): number | undefined {
  return readNumber(toOrdinary(text).replace(/\s*%$/, ""));
}

/** Digits, points, signs and brackets of full width as ordinary ones, without blanks around them. */
export function toOrdinary(text: string): string {
  return withoutInvisibleMarks(text).normalize("NFKC").replaceAll("。", ".").replaceAll("−", "-").trim();
}

/** Blanks part groups of digits as commas do, and mean nothing elsewhere. */
function joinGroups(plain: string): string {
  return plain.replaceAll(/(?<=\d) (?=\d)/g, ",").replaceAll(/ /g, "");
}

function readFigures(written: string): number | undefined {
  const figures = FIGURES.exec(written.replace(CURRENCY, "$<sign>").replace(UNIT, ""))?.groups;
  if (!figures) return undefined;
  const { sign = "", behind = "", exponent = "0", scale = "" } = figures;
  const whole = (figures["whole"] ?? "").replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (whole + behind === "" || whole.length > EXACT_DIGITS) return undefined;
  const read = Number(`${sign}${whole || "0"}.${behind || "0"}e${Number(exponent) + (SCALES[scale] ?? 0)}`);
  return Number.isFinite(read) ? read || 0 : undefined;
}

/**
 * The number with so many digits behind the point, where only the dust of a formula stands behind them; undefined where a
 * real digit does. 0.30000000000000004 with two is 0.3, and 10.005 is none.
 */
export function roundDust(value: number, decimals: number): number | undefined {
  const rounded = movePoint(Math.round(movePoint(value, decimals)), -decimals);
  const inexact = Math.abs(value) * Number.EPSILON * 4;
  return Math.abs(value - rounded) <= Math.max(DUST, inexact) ? rounded || 0 : undefined;
}
