import { Parser } from "htmlparser2";
import { createHtmlRows } from "./html-rows.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";

/** Tags that a page leaves open count; each end without a beginning is looked for among all of them. */
const DEEPEST = 300;

const UNSEEN = new Set(["script", "style", "head"]);

/**
 * The one sheet of a page, as many systems name .xls: the rows of its tables one below the other, as a spreadsheet opens
 * them. Cells are texts.
 */
export function readHtmlTables(text, { tally, limits, name }) {
  const rows = createHtmlRows({ tally, limits });
  const begin = {
    table: () => rows.beginTable(),
    tr: () => rows.beginRow(),
    td: (attributes) => rows.beginCell(attributes),
    th: (attributes) => rows.beginCell(attributes),
    br: () => rows.addText(" "),
  };
  const end = {
    table: () => rows.endTable(),
    tr: () => rows.endRow(),
    td: () => rows.endCell(),
    th: () => rows.endCell(),
  };
  let unseen = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (depth > DEEPEST) throw new RefusedWorkbook("文件结构异常，请用 Excel 另存为 .xlsx 后重新上传");
      if (UNSEEN.has(tag)) unseen += 1;
      begin[tag]?.(attributes);
    },
    ontext(piece) {
      if (unseen === 0) rows.addText(piece);
    },
    onclosetag(tag) {
      depth -= 1;
      if (UNSEEN.has(tag)) unseen -= 1;
      end[tag]?.();
    },
  });
  parser.end(text);
  return [{ name, isHidden: false, ...rows.end() }];
}
