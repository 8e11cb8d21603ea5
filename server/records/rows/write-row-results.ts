import type { FileContent } from "../../platform/files/stored-file.ts";
import { HEAD_STYLE, XLSX_MIME, writeWorkbook } from "../../platform/spreadsheet/write-workbook.ts";
import type { Recipient } from "../../platform/spreadsheet/writing-turns.ts";

/** A workbook with what became of each row, by its place among the names: those that failed first, with the reason. */
export async function writeRowResults(
  verb: string,
  names: readonly string[],
  failures: readonly { readonly row: number; readonly reason: string }[],
  recipient: Recipient,
): Promise<FileContent> {
  const failed = new Set(failures.map(({ row }) => row));
  const sheet = { name: `${verb}结果`, widths: [40, 10, 60], frozenRows: 1 };
  const content = await writeWorkbook([sheet], recipient, (add) => {
    add([["名称", "结果", "原因"].map((value) => ({ value, ...HEAD_STYLE }))]);
    add(
      failures.map(({ row, reason }) => [
        names[row] ?? null,
        { value: "失败", textColor: "#CF1322" },
        { value: reason, wrap: true },
      ]),
    );
    add(names.filter((_name, row) => !failed.has(row)).map((name) => [name, "成功", null]));
  });
  return { name: `批量${verb}结果.xlsx`, mime: XLSX_MIME, content };
}
