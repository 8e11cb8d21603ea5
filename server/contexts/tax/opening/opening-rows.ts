import type { WorkbookColumn, WorkbookValues } from "../../../platform/spreadsheet/workbook-column.ts";
import { type EnteredOpening, OPENING_AMOUNTS } from "./opening-amounts.ts";

/** The columns of a file of opening amounts; the period is that of the list. */
export const OPENING_COLUMNS: readonly WorkbookColumn[] = [
  {
    name: "company",
    title: "企业",
    required: true,
    hint: "企业名称、税号或客户编码",
    example: "上海云启信息技术有限公司",
    width: 32,
  },
  {
    name: "qcld",
    title: "期初留抵税额",
    type: "number",
    hint: "上期申报表主表“期末留抵税额”，小规模纳税人不填",
    example: "12500.00",
  },
  {
    name: "qcskf",
    title: "期初税控费",
    type: "number",
    hint: "附列资料（四）“增值税税控系统专用设备费及技术维护费”期末余额",
    example: "280.00",
  },
  {
    name: "qcyjse",
    title: "期初预缴税额",
    type: "number",
    hint: "附列资料（四）各项预缴税款期末余额之和",
    example: "0",
  },
  { name: "noOpening", title: "无期初", hint: "三项都没有的填“是”，按 0 计", width: 12 },
];

/** The amounts of a row; empty cells are null. */
export function readOpeningRow(values: WorkbookValues): EnteredOpening {
  const amount = (name: string) => {
    const value = values[name] ?? null;
    return value === null ? null : Number(value);
  };
  return {
    qcld: amount("qcld"),
    qcskf: amount("qcskf"),
    qcyjse: amount("qcyjse"),
    noOpening: values["noOpening"] === YES,
  };
}

const YES = "是";
const NO = "否";

/** The faults of a row's cells by themselves, each with its column. */
export function cellFaults(values: WorkbookValues) {
  const negative = OPENING_AMOUNTS.flatMap(([path, title]) =>
    Number(values[path] ?? 0) < 0 ? [{ path, message: `${title}不能小于 0` }] : [],
  );
  const parts = OPENING_AMOUNTS.flatMap(([path, title]) =>
    isInCents(Number(values[path] ?? 0)) ? [] : [{ path, message: `${title}最多两位小数` }],
  );
  const tick = values["noOpening"] ?? null;
  const unread =
    tick === null || tick === YES || tick === NO
      ? []
      : [{ path: "noOpening", message: "无期初应填“是”，或不填" }];
  return [...negative, ...parts, ...unread];
}

function isInCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

/** The text by which a row names its client; empty where it does not. */
export function clientTextOf(values: WorkbookValues): string {
  return String(values["company"] ?? "");
}
