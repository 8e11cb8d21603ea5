import { attribute, tags } from "./workbook-parts.mjs";

/** Zeros alone, and what WPS adds for the width of a bracket. */
const ZEROS = /^(0{2,})(?:_.)?$/;

/** The digits that a format of zeros shows at least: 4 for `0000`; undefined for any other. */
export function digitsOfZeros(format) {
  return ZEROS.exec(format ?? "")?.[1].length;
}

/** Number of a cell's style → the digits that it shows at least. */
export function zeroFormats(styles) {
  const formats = new Map(
    tags(styles, "numFmt").map((text) => [
      attribute(text, "numFmtId"),
      digitsOfZeros(attribute(text, "formatCode")),
    ]),
  );
  const [, cellStyles = ""] = /<(?:\w+:)?cellXfs(?=[\s>])([^]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  const digits = tags(cellStyles, "xf").map((text) => formats.get(attribute(text, "numFmtId")));
  return new Map([...digits.entries()].filter(([, shown]) => shown !== undefined));
}

/**
 * A whole number that is shown with zeros before it as the text that is shown, which a column of numbers reads as the
 * same number; any other value as it is.
 */
export function withZeros(value, digits = 0) {
  const isShown = Number.isInteger(value) && value >= 0 && String(value).length < digits;
  return isShown ? String(value).padStart(digits, "0") : value;
}
