import { RefusedWorkbook, TOO_LARGE } from "./refused-workbook.mjs";
import { wholeTags } from "./whole-tags.mjs";

/** Cells and rows that hold nothing: a sheet that was coloured to its end has a million of them. */
const EMPTY_CELLS = /<(?:\w+:)?(?:c|row)\s[^<>]*\/>/g;
const EMPTY_ROWS = /<(?:\w+:)?row\s[^<>]*><\/(?:\w+:)?row>/g;

/** A cell whose formula has failed: the reader takes it as empty, and as a text when its type is another. */
const FAILED_CELLS = /(<(?:\w+:)?c(?=\s)[^<>]*?\st\s*=\s*)(?:"e"|'e')/g;

/** Beginnings of rows, of cells, and of what stands in one. */
const MARK = /<(?:\w+:)?(row|c|v|is|f)(?=[\s>/])([^<>]*)>/g;

const REFERENCE = /\br\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/;

/**
 * The bytes of a sheet without what is empty. Counts what it holds while it unpacks, and refuses in the midst of it: more
 * lines, columns, cells or bytes than `limits` say, or a cell so far out that the empty ones before it fill the memory.
 */
export async function boundSheet(pieces, limits) {
  const count = counter(limits);
  const kept = [];
  let bytes = 0;
  for await (const text of wholeTags(pieces)) {
    const filled = text
      .replaceAll(EMPTY_CELLS, "")
      .replaceAll(EMPTY_ROWS, "")
      .replaceAll(FAILED_CELLS, '$1"str"');
    count(filled);
    bytes += filled.length;
    if (bytes > limits.sheetBytes) throw new RefusedWorkbook(TOO_LARGE);
    kept.push(Buffer.from(filled, "latin1"));
  }
  count("<row >");
  return Buffer.concat(kept);
}

function counter(limits) {
  let lines = 0;
  let cells = 0;
  let widest = 0;
  let isNewLine = true;
  let attributes = "";
  let formula;
  const countCell = () => {
    const [, letters = "", row = "0"] = REFERENCE.exec(attributes) ?? [];
    const column = columnNumber(letters);
    const line = Number(row);
    cells += 1;
    widest = Math.max(widest, column);
    if (isNewLine) lines += 1;
    isNewLine = false;
    if (lines > limits.lines)
      throw new RefusedWorkbook(`一次最多导入 ${limits.rows} 行，文件超过 ${limits.lines} 行，请分批导入`);
    if (column > limits.columns)
      throw new RefusedWorkbook(`第 ${line} 行超过 ${limits.columns} 列，请删除多余的列后重新上传`);
    if (cells > limits.cells)
      throw new RefusedWorkbook(`文件到第 ${line} 行已超过 ${limits.cells} 个单元格，请分批导入`);
    if (line * widest > limits.reach)
      throw new RefusedWorkbook(`第 ${line} 行的内容距离表头过远，请删除中间的空行后重新上传`);
  };
  // A library that wrote the formula left its result to be worked out.
  const assertWorkedOut = () => {
    if (formula === undefined) return;
    const [, letters = "", row = ""] = REFERENCE.exec(formula) ?? [];
    throw new RefusedWorkbook(`单元格 ${letters}${row} 的公式没有计算结果，请用 Excel 打开并保存后重新上传`);
  };
  return (text) => {
    for (const [, name, given] of text.matchAll(MARK)) {
      if (name === "f") formula = attributes;
      else if (name === "v" || name === "is") formula = undefined;
      else assertWorkedOut();
      if (given.endsWith("/")) continue;
      if (name === "row") isNewLine = true;
      else if (name === "c") attributes = given;
      else if (name !== "f") countCell();
    }
  };
}

function columnNumber(letters) {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
