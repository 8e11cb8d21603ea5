import { writeClipboardTable } from "../../table/clipboard-table.ts";
import type { CopiedCell } from "./copied-rows.ts";

type Rows = readonly (readonly CopiedCell[])[];

/** Tabs between cells, lines for rows. A spreadsheet would reckon with a text that begins like a formula: it gets a `'`. */
export function plainRows(rows: Rows): string {
  return writeClipboardTable(
    rows.map((row) => row.map(({ text, isText }) => (isText && /^[=+\-@]/.test(text) ? `'${text}` : text))),
  );
}

/** A table for spreadsheets, which keep its texts as they are: long digits whole, nought in front, no formula. */
export function htmlRows(rows: Rows): string {
  const lines = rows.map((row) => `<tr>${row.map(htmlCell).join("")}</tr>`);
  return `<meta charset="utf-8"><table>${lines.join("")}</table>`;
}

function htmlCell({ text, isText }: CopiedCell): string {
  const content = escaped(text).replaceAll(/\r\n?|\n/g, LINE_BREAK);
  return isText ? `<td style='mso-number-format:"\\@"'>${content}</td>` : `<td>${content}</td>`;
}

/** A line break that does not begin another cell. */
const LINE_BREAK = '<br style="mso-data-placement:same-cell">';

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
