import { parse } from "csv-parse/sync";
import { LENIENT } from "./lenient.mjs";

const SAMPLE = 64 * 1024;

const SEPARATORS = ["\t", ";", ","];

/** Tabs with which banks keep spreadsheets from reading a text as a number. */
const PADDING = /\t(?=\t*(?:[,;\r\n]|$))/g;

/** The separator that gives the most lines the same number of cells, more than one; a comma where none does. */
export function findSeparator(text) {
  const sample = text.slice(0, SAMPLE);
  const fits = SEPARATORS.map((separator) => ({ separator, ...fitOf(sample, separator) }));
  const [best] = fits.toSorted((a, b) => b.lines - a.lines || b.cells - a.cells);
  return best.lines > 0 ? best.separator : ",";
}

/** The number of cells, more than one, that most lines have, and how many lines have it. */
function fitOf(sample, separator) {
  const text = separator === "\t" && /[,;]/.test(sample) ? sample.replaceAll(PADDING, "") : sample;
  const counts = new Map();
  for (const record of recordsOf(text, separator))
    if (record.length > 1) counts.set(record.length, (counts.get(record.length) ?? 0) + 1);
  const [cells, lines] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [0, 0];
  return { cells, lines };
}

function recordsOf(text, separator) {
  try {
    return parse(text, { ...LENIENT, delimiter: separator });
  } catch (error) {
    // The sample may end within quotes.
    if (error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    return error.records === 0 ? [] : parse(text, { ...LENIENT, delimiter: separator, to: error.records });
  }
}
