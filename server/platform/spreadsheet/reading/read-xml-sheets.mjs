import { Parser } from "htmlparser2";
import { collectLines } from "./collect-lines.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";

const DEEPEST = 100;

/** The sheets of a workbook in the XML of Excel 2003, which systems name .xls or .xml. */
export function readXmlSheets(text, { tally, limits }) {
  const sheets = [];
  let depth = 0;
  let isVisible = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw new RefusedWorkbook("文件结构异常，请用 Excel 另存为 .xlsx 后重新上传");
        if (tag === "Worksheet") sheets.push(sheetReader(attributes["ss:Name"] ?? "", { tally, limits }));
        isVisible = tag === "x:Visible" || tag === "Visible";
        sheets.at(-1)?.open(tag, attributes);
      },
      ontext(piece) {
        if (isVisible) sheets.at(-1)?.hide(/^Sheet(?:Very)?Hidden$/.test(piece));
        else sheets.at(-1)?.addText(piece);
      },
      onclosetag(tag) {
        depth -= 1;
        isVisible = false;
        sheets.at(-1)?.close(tag);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return sheets.map((sheet) => sheet.end());
}

function sheetReader(name, { tally, limits }) {
  const sheet = collectLines(tally, `工作表“${name}”`);
  const merges = [];
  let isHidden = false;
  let line = 0;
  /** Further lines that the row stands for. */
  let span = 0;
  let cells = [];
  let column = 0;
  let type;
  let pieces = [];
  const openRow = (attributes) => {
    line = numberOf(attributes["ss:Index"], line + 1 + span);
    span = numberOf(attributes["ss:Span"], 0);
    cells = [];
    column = 0;
  };
  const openCell = (attributes) => {
    column = numberOf(attributes["ss:Index"], column + 1);
    const right = column + numberOf(attributes["ss:MergeAcross"], 0);
    const bottom = line + numberOf(attributes["ss:MergeDown"], 0);
    if (right === column && bottom === line) return;
    if (merges.length === limits.merges)
      throw new RefusedWorkbook(`合并单元格超过 ${limits.merges} 处，请取消合并后重新上传`);
    merges.push({ top: line, left: column, bottom, right });
  };
  return {
    hide(is) {
      isHidden ||= is;
    },
    open(tag, attributes) {
      if (tag === "Row") openRow(attributes);
      if (tag === "Cell") openCell(attributes);
      if (tag === "Data" || tag === "ss:Data") {
        type = attributes["ss:Type"];
        pieces = [];
      }
    },
    addText(piece) {
      if (type !== undefined) pieces.push(piece);
    },
    close(tag) {
      if (tag === "Row")
        sheet.add(
          line,
          Array.from(cells, (cell) => cell ?? null),
        );
      if (tag !== "Data" && tag !== "ss:Data") return;
      sheet.assertColumn(line, column);
      cells[column - 1] = valueOf(type, pieces.join(""));
      type = undefined;
    },
    end: () => ({ name, isHidden, lines: sheet.end(), merges }),
  };
}

function valueOf(type, text) {
  if (text === "") return null;
  if (type === "Number" && Number.isFinite(Number(text))) return Number(text);
  if (type === "Boolean") return text === "1";
  // A day: 2026-11-05T00:00:00.000.
  return type === "DateTime"
    ? text
        .replace(/\.\d+$/, "")
        .replace("T", " ")
        .replace(" 00:00:00", "")
    : text;
}

function numberOf(text, otherwise) {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
}
