import type { WorkbookColumn } from "../../../platform/spreadsheet/workbook-column.ts";

/** The columns of a statement from online banking, line by line. */
export const STATEMENT_COLUMNS: readonly WorkbookColumn[] = [
  { name: "jyrq", title: "交易日期", required: true, type: "date" },
  { name: "zy", title: "摘要", required: true },
  { name: "jfje", title: "收入金额", type: "number" },
  { name: "dfje", title: "支出金额", type: "number" },
  { name: "ye", title: "余额", type: "number" },
  { name: "dfhm", title: "对方户名" },
  { name: "dfzh", title: "对方账号" },
  { name: "dfkhh", title: "对方开户行" },
  { name: "lsh", title: "流水号" },
];
