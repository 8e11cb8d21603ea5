import type { StoredRecord } from "../../records/record-rules.ts";
import type { PayrollPeriod } from "./payroll-period.ts";

/** 薪酬方案. */
export type PayrollScheme = StoredRecord & {
  readonly xctjid: number;
  readonly companyId: number;
  readonly xcmc: string;
  /** Of the code table `salaryType`. */
  readonly xclx: number;
  readonly status: number;
};

/** 薪酬人员. */
export type PayrollPerson = StoredRecord & {
  readonly ryid: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly xm: string;
  readonly zjhm: string;
  readonly bmId: number | null;
  /** `YYYY-MM-DD`, as the other date. */
  readonly rzrq: string;
  readonly lzrq: string | null;
  /** Bases of contributions in yuan. */
  readonly sbjs: number | null;
  readonly gjjjs: number | null;
  readonly sfcb: number;
};

/** 薪酬表: a scheme's month. */
export type PayrollSheet = StoredRecord &
  PayrollPeriod & {
    readonly companyName: string;
    readonly xctjid: number;
    readonly xcmc: string;
    readonly xclx: number;
    readonly rs: number;
    readonly confirmStatus: number;
    readonly pzh: string | null;
  };

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
