import { REQUIRED_MARK, type WorkbookColumn, type WorkbookValues } from "./workbook-column.ts";
import { HEAD_STYLE, type WorkbookCell, writeWorkbook } from "./write-workbook.ts";
import type { Recipient } from "./writing-turns.ts";

const DEFAULT_WIDTH = 18;

/** The number of rows below the head that are formatted as text, in columns that need it. */
const PREPARED_ROWS = 500;

/**
 * An .xlsx file to be filled in and sent back: the head with required columns marked, rows that are begun,
 * empty rows in which long numbers stay texts, and a second sheet that explains each column.
 */
export async function workbookTemplate(
  columns: readonly WorkbookColumn[],
  name: string,
  recipient: Recipient,
  begun: readonly WorkbookValues[] = [],
): Promise<Uint8Array> {
  const sheets = [
    { name, widths: columns.map(({ width = DEFAULT_WIDTH }) => width), frozenRows: 1 },
    { name: "填写说明", widths: [18, 10, 48, 28], frozenRows: 1 },
  ];
  const emptyRow = columns.map((column) => cellOf(column, null));
  return await writeWorkbook(sheets, recipient, (add) => {
    add([
      columns.map((column) => headOf(column)),
      ...begun.map((values) => columns.map((column) => cellOf(column, values[column.name] ?? null))),
      ...Array.from({ length: PREPARED_ROWS }, () => emptyRow),
    ]);
    add(
      [
        ["列名", "是否必填", "填写要求", "示例"].map((value) => ({ value, ...HEAD_STYLE })),
        ...columns.map((column) => [
          column.title,
          column.required ? "必填" : "选填",
          { value: column.hint ?? TYPE_HINTS[column.type ?? "text"], wrap: true },
          column.example ?? "",
        ]),
      ],
      1,
    );
  });
}

function cellOf({ type = "text" }: WorkbookColumn, value: string | number | null): WorkbookCell {
  return type === "number" || type === "date" ? value : { value: value ?? "", format: "@" };
}

function headOf({ title, required }: WorkbookColumn): WorkbookCell {
  return { value: required ? `${REQUIRED_MARK}${title}` : title, ...HEAD_STYLE };
}

const TYPE_HINTS = {
  text: "",
  number: "数字",
  date: "日期，如 2026-01-31",
  period: "月份，如 2026-01",
  phone: "11 位手机号",
  idcard: "证件号码",
  "tax-number": "18 位统一社会信用代码",
};
