import * as codePages from "@e965/xlsx/dist/cpexcel.full.mjs";
import { SSF, read, set_cptable } from "@e965/xlsx";
import { BrokenWorkbook } from "./broken-workbook.mjs";
import { collectLines } from "./collect-lines.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";
import { digitsOfZeros, withZeros } from "./zero-formats.mjs";

// Files of Excel 95 and before hold texts in the writer's code page.
set_cptable(codePages);

/** The sheets of cells of an .xls file, in its order, those that hold nothing included. */
export function readOldWorkbook(content, { tally, limits }) {
  const { names, sheets, facts, is1904 } = openWorkbook(content, limits);
  return names.flatMap((name, index) => {
    const sheet = sheets[name];
    // Charts and macros are sheets of other types.
    if (!sheet?.["!data"] || (sheet["!type"] ?? "sheet") !== "sheet") return [];
    const lines = collectLines(tally, names.length > 1 ? `工作表“${name}”` : "");
    sheet["!data"].forEach((row, at) => lines.add(at + 1, cellsOf(row, is1904)));
    return [
      { name, isHidden: facts[index]?.Hidden > 0, lines: lines.end(), merges: mergesOf(sheet, limits) },
    ];
  });
}

/** Lays out the lines up to the limit alone where they say already that there are too many. */
function openWorkbook(content, limits) {
  const first = parse(content, { sheetRows: limits.lines + 1 });
  const isCut = (sheet) => sheet["!fullref"] !== undefined;
  const filled = (sheet) => sheet["!data"]?.filter((row) => row?.length > 0).length ?? 0;
  const sheets = Object.values(first.Sheets);
  const isTooLong = sheets.some((sheet) => filled(sheet) > limits.lines);
  const book = sheets.some(isCut) && !isTooLong ? parse(content, {}) : first;
  return {
    names: book.SheetNames,
    sheets: book.Sheets,
    facts: book.Workbook?.Sheets ?? [],
    is1904: book.Workbook?.WBProps?.date1904 === true,
  };
}

/** The library's message about files that have a password. */
const PROTECTED = /password|^Encryption scheme/i;

function parse(content, options) {
  try {
    return read(content, {
      type: "buffer",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      ...options,
    });
  } catch (cause) {
    if (PROTECTED.test(cause.message)) throw new RefusedWorkbook("文件设有密码，请取消密码后重新上传");
    throw new BrokenWorkbook("no .xls file, or a broken one", { cause });
  }
}

function cellsOf(row = [], is1904) {
  return Array.from(row, (cell) => (cell ? plainCell(cell, is1904) : null));
}

/** Types are those of the library: `w` is the text that is shown, `z` the format. */
function plainCell({ t, v, w, z }, is1904) {
  if (t === "e") return w;
  if (t === "s") return v === "" ? null : v;
  if (t !== "n") return v ?? null;
  return typeof z === "string" && SSF.is_date(z) ? dayText(v, is1904) : withZeros(v, digitsOfZeros(z));
}

function dayText(serial, is1904) {
  const { y, m, d, H, M, S } = SSF.parse_date_code(serial, { date1904: is1904 }) ?? {};
  if (y === undefined) return serial;
  const two = (number) => String(number).padStart(2, "0");
  const day = `${y}-${two(m)}-${two(d)}`;
  return H + M + S === 0 ? day : `${day} ${two(H)}:${two(M)}:${two(S)}`;
}

function mergesOf(sheet, limits) {
  const merges = sheet["!merges"] ?? [];
  if (merges.length > limits.merges)
    throw new RefusedWorkbook(`合并单元格超过 ${limits.merges} 处，请取消合并后重新上传`);
  return merges.map(({ s, e }) => ({ top: s.r + 1, left: s.c + 1, bottom: e.r + 1, right: e.c + 1 }));
}
