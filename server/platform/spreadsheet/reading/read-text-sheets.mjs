import { decodeText } from "./decode-text.mjs";
import { readHtmlTables } from "./read-html-tables.mjs";
import { readSeparated } from "./read-separated.mjs";
import { readXmlSheets } from "./read-xml-sheets.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";

/** The part of a file in which its first tags are looked for. */
const SAMPLE = 4096;

/** The sheets of a file that is a text: cells between separators, or the tables of a page, whatever its ending says. */
export function readTextSheets(content, { tally, limits, name }) {
  const text = decodeText(content, limits.sheetBytes);
  const sample = text.slice(0, SAMPLE).trimStart();
  if (/^MIME-Version:/i.test(sample))
    throw new RefusedWorkbook("文件是网页归档（.mht），请用 Excel 另存为 .xlsx 后重新上传");
  if (!sample.startsWith("<")) return readSeparated(text, { tally, name });
  if (sample.includes("urn:schemas-microsoft-com:office:spreadsheet") && /<(?:ss:)?Workbook\b/.test(sample))
    return readXmlSheets(text, { tally, limits });
  if (/<(?:!doctype html|html|head|meta|body|table|style|div|center)\b/i.test(sample))
    return readHtmlTables(text, { tally, limits, name });
  throw new RefusedWorkbook("文件是 XML，不是表格，请从原系统导出 Excel 或 CSV 文件后重新上传");
}
