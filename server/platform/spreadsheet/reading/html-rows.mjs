import { collectLines } from "./collect-lines.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";
import { textCell } from "./text-cell.mjs";

/** Lays out the rows and cells of tables as they open and close; a table within a cell has lines of its own. */
export function createHtmlRows({ tally, limits }) {
  const sheet = collectLines(tally);
  const merges = [];
  const around = [];
  let lines = 0;
  let table = newTable();
  const endCell = () => {
    if (table.place !== undefined)
      table.cells[table.place] = textCell(table.pieces.join("").replaceAll(/\s+/g, " "));
    table.place = undefined;
  };
  const endRow = () => {
    endCell();
    if (table.cells) sheet.add(table.line, table.cells);
    table.cells = undefined;
  };
  const keepMerge = (merge) => {
    if (merges.length === limits.merges)
      throw new RefusedWorkbook(`合并单元格超过 ${limits.merges} 处，请取消合并后重新上传`);
    merges.push(merge);
  };
  return {
    beginTable() {
      around.push(table);
      table = newTable();
    },
    endTable() {
      endRow();
      table = around.pop() ?? newTable();
    },
    beginRow() {
      endRow();
      lines += 1;
      table.line = lines;
      table.cells = [];
    },
    endRow,
    beginCell({ colspan, rowspan }) {
      if (!table.cells) return;
      endCell();
      const { line, cells, reaching } = table;
      const place = freePlace(table);
      sheet.assertColumn(line, place + 1);
      const right = place + spanOf(colspan, limits.columns);
      const bottom = line + spanOf(rowspan, limits.lines) - 1;
      for (let column = cells.length; column < right; column += 1) cells[column] = null;
      if (bottom > line) for (let column = place; column < right; column += 1) reaching.set(column, bottom);
      if (bottom > line || right > place + 1) keepMerge({ top: line, left: place + 1, bottom, right });
      table.place = place;
      table.pieces = [];
    },
    endCell,
    addText(text) {
      if (table.place !== undefined) table.pieces.push(text);
    },
    end: () => ({ lines: sheet.end(), merges }),
  };
}

/** `cells` and `place` are those of the row and the cell that are open. */
function newTable() {
  return {
    line: 0,
    cells: undefined,
    place: undefined,
    pieces: [],
    /** Column → the last line that a cell of an earlier row reaches into. */
    reaching: new Map(),
  };
}

function freePlace({ line, cells, reaching }) {
  let place = cells.length;
  while ((reaching.get(place) ?? 0) >= line) place += 1;
  return place;
}

function spanOf(given, most) {
  const span = Number.parseInt(given ?? "1", 10);
  return span > 1 ? Math.min(span, most) : 1;
}
