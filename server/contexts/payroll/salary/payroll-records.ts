import type { RecordRow } from "../../../records/record-row.ts";

/** 薪酬方案. */
export type PayrollScheme = RecordRow<"salaryScheme">;

/** 薪酬人员. */
export type PayrollPerson = RecordRow<"salaryPerson">;

/** 薪酬表: a scheme's month. */
export type PayrollSheet = RecordRow<"salarySheet">;

/** 薪酬明细: a person's month in a sheet; its amounts are in yuan. */
export type PayrollLine = RecordRow<"salaryLine">;
