/** The columns of money of the measured sheet, as they stand; the totals are worked out from the others. */
export const INCOMES = [
  "基本工资",
  "岗位工资",
  "绩效工资",
  "交通补贴",
  "餐费补贴",
  "通讯补贴",
  "加班工资",
  "高温津贴",
  "夜班津贴",
  "全勤奖",
  "季度奖",
  "其他应发",
].map((title, index) => ({ field: `income${index + 1}`, title }));
export const DEDUCTIONS = [
  "养老保险",
  "医疗保险",
  "失业保险",
  "住房公积金",
  "企业年金",
  "考勤扣款",
  "其他扣款",
].map((title, index) => ({ field: `deduction${index + 1}`, title }));

const ROWS = 500;
const DEPARTMENTS = ["综合管理部", "销售部", "技术部", "生产部", "财务部"];
const FAMILIES = ["王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴"];
const GIVEN = ["芳", "强", "敏", "洋", "静", "磊", "娜", "伟", "婷", "斌", "丽"];

/** One person's pay in a month, in yuan. */
export interface Line {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly department: string;
  readonly [field: string]: number | string;
}

export const lines: readonly Line[] = Array.from({ length: ROWS }, (_, index) =>
  withTotals({
    id: index + 1,
    code: String(1001 + index),
    name: `${FAMILIES[index % FAMILIES.length]}${GIVEN[index % GIVEN.length]}`,
    department: DEPARTMENTS[index % DEPARTMENTS.length] ?? "",
    ...Object.fromEntries(
      [...INCOMES, ...DEDUCTIONS].map(({ field }, column) => [
        field,
        ((index * 37 + column * 131) % 900) + 0.25 * (column % 4),
      ]),
    ),
  }),
);

/** The line with its totals, exact to the cent. */
export function withTotals(line: Line): Line {
  const income = sumOf(INCOMES, line);
  const deduction = sumOf(DEDUCTIONS, line);
  return { ...line, income, deduction, pay: inCents(income - deduction) };
}

/** A column's sum over all lines. */
export function sumOfColumn(all: readonly Line[], field: string): number {
  return inCents(all.reduce((sum, line) => sum + Number(line[field]), 0));
}

function sumOf(columns: typeof INCOMES, line: Line): number {
  return inCents(columns.reduce((sum, { field }) => sum + Number(line[field]), 0));
}

function inCents(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
