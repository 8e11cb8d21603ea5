import type { WorkbookValues } from "../../../platform/spreadsheet/workbook-column.ts";
import { type EnteredOpening, OPENING_AMOUNTS } from "./opening-amounts.ts";

/** The kind of file, in `schemas/imports`; the period is that of the list. */
export const TAX_OPENING = "tax-opening";

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
