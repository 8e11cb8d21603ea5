import { DEDUCTIONS, INCOMES } from "./lines.ts";

interface SheetColumn {
  readonly field: string;
  readonly title: string;
  readonly width: number;
  readonly kind: "text" | "amount" | "total";
}

/** The 25 columns of the measured sheet, for the pages that are written by hand. */
export const COLUMNS: readonly SheetColumn[] = [
  { field: "code", title: "工号", width: 80, kind: "text" },
  { field: "name", title: "姓名", width: 90, kind: "text" },
  { field: "department", title: "部门", width: 110, kind: "text" },
  ...INCOMES.map((column) => ({ ...column, width: 100, kind: "amount" as const })),
  { field: "income", title: "应发合计", width: 110, kind: "total" },
  ...DEDUCTIONS.map((column) => ({ ...column, width: 100, kind: "amount" as const })),
  { field: "deduction", title: "扣款合计", width: 110, kind: "total" },
  { field: "pay", title: "实发工资", width: 110, kind: "total" },
];

/** Of a row, in px; the same for all pages. */
export const ROW_HEIGHT = 36;

const format = new Intl.NumberFormat("zh-CN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function showAmount(yuan: number): string {
  return format.format(yuan);
}
