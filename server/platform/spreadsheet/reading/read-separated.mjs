import { parse } from "csv-parse/sync";
import { collectLines } from "./collect-lines.mjs";
import { findSeparator } from "./find-separator.mjs";
import { LENIENT } from "./lenient.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";
import { textCell } from "./text-cell.mjs";

/** Excel writes it into a first line, which it does not show. */
const NAMED = /^sep=(.)\r?\n/;

/** Lines with those that hold nothing: the parser takes longer for each that differs in length from the first. */
const MOST_LINES = 20_000;

/** The one sheet of a text whose cells stand between commas, tabs or semicolons; they are texts. */
export function readSeparated(text, { tally, name }) {
  const named = NAMED.exec(text);
  const body = (named ? text.slice(named[0].length) : text).trimEnd();
  const sheet = collectLines(tally);
  let line = 0;
  parseInto(body, named?.[1] ?? findSeparator(body), (record) => {
    line += 1;
    if (line > MOST_LINES) throw new RefusedWorkbook(`文件超过 ${MOST_LINES} 行，请删除空行后重新上传`);
    sheet.add(line, record.map(textCell));
    return null;
  });
  return [{ name, isHidden: false, lines: sheet.end(), merges: [] }];
}

function parseInto(text, delimiter, on_record) {
  try {
    parse(text, { ...LENIENT, delimiter, on_record });
  } catch (error) {
    const reason = REASONS[error.code];
    if (!reason) throw error;
    throw new RefusedWorkbook(`第 ${error.records + 1} 行${reason}，请检查后重新上传`);
  }
}

const REASONS = {
  CSV_QUOTE_NOT_CLOSED: "的双引号没有成对",
  CSV_MAX_RECORD_SIZE: "的内容过长",
};
