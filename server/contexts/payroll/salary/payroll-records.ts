import type { RecordRow } from "../../../records/record-row.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import type { PayrollPeriod } from "./payroll-period.ts";

/** 薪酬方案. */
export type PayrollScheme = RecordRow<"salaryScheme">;

/** 薪酬人员. */
export type PayrollPerson = RecordRow<"salaryPerson">;

/** 薪酬表: a scheme's month. */
export type PayrollSheet = RecordRow<"salarySheet">;

/** 薪酬明细: a person's month in a sheet; its amounts are in yuan. */
export type PayrollLine = StoredRecord &
  PayrollPeriod & {
    readonly sheetId: number;
    readonly ryid: number;
    readonly xm: string;
    readonly xclx: number;
    readonly sfgz: number;
    readonly remark: string | null;
  };
