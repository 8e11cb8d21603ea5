import { RefusedWorkbook, TOO_LARGE } from "./refused-workbook.mjs";

/**
 * Counts what all sheets of a file hold together, and refuses more than `limits` say: lines, columns, cells, bytes,
 * characters, or a line so far out that the empty cells before it fill the memory. `sheet` stands before what is said of
 * a line: 工作表“10月”, or nothing in a file of one sheet.
 */
export function createTally(limits) {
  let lines = 0;
  let cells = 0;
  let bytes = 0;
  let characters = 0;
  let reachBefore = 0;
  const addLine = () => {
    lines += 1;
    if (lines > limits.lines)
      throw new RefusedWorkbook(`一次最多导入 ${limits.rows} 行，文件超过 ${limits.lines} 行，请分批导入`);
  };
  return {
    beginSheet(sheet = "") {
      let reach = 0;
      let widest = 0;
      const before = reachBefore;
      const assertColumn = (line, column) => {
        if (column > limits.columns)
          throw new RefusedWorkbook(
            `${sheet}第 ${line} 行超过 ${limits.columns} 列，请删除多余的列后重新上传`,
          );
      };
      return {
        addLine,
        assertColumn,
        addCell(line, column) {
          cells += 1;
          widest = Math.max(widest, column);
          assertColumn(line, column);
          if (cells > limits.cells)
            throw new RefusedWorkbook(
              `文件到${sheet}第 ${line} 行已超过 ${limits.cells} 个单元格，请分批导入`,
            );
          reach = Math.max(reach, line * widest);
          reachBefore = before + reach;
          if (reachBefore > limits.reach)
            throw new RefusedWorkbook(`${sheet}第 ${line} 行的内容距离表头过远，请删除中间的空行后重新上传`);
        },
      };
    },
    addBytes(count) {
      bytes += count;
      if (bytes > limits.sheetBytes) throw new RefusedWorkbook(TOO_LARGE);
    },
    /** Cells may share a text that is kept once, but each of them takes it along to another thread. */
    addCharacters(count) {
      characters += count;
      if (characters > limits.characters) throw new RefusedWorkbook(TOO_LARGE);
    },
  };
}
