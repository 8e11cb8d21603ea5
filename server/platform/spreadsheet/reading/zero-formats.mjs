import { attribute, tags } from "./workbook-parts.mjs";

/** Zeros alone, and what WPS adds for the width of a bracket. */
const ZEROS = /^(0{2,})(?:_.)?$/;

/** Number of a cell's style → the digits that it shows at least: 4 for `0000`. */
export function zeroFormats(styles) {
  const digits = new Map();
  for (const text of tags(styles, "numFmt")) {
    const zeros = ZEROS.exec(attribute(text, "formatCode"))?.[1];
    if (zeros) digits.set(attribute(text, "numFmtId"), zeros.length);
  }
  if (digits.size === 0) return new Map();
  const [, cellStyles = ""] = /<(?:\w+:)?cellXfs(?=[\s>])([^]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  const formats = tags(cellStyles, "xf").map((text) => digits.get(attribute(text, "numFmtId")));
  return new Map([...formats.entries()].filter(([, shown]) => shown !== undefined));
}
